// biome-ignore format: one movement a line
/** How each kind of movement is done, in our own words. The first pattern that fits a name is taken. */
const patterns = [
  [/neck flexion|neck side/i, ['Sit tall and rest your palms on your head.', 'Press your head into your hands without letting it move.', 'Hold with steady breathing, then switch sides.']],
  [/snatch/i, ['Stand over the bar with your feet under your hips and your back flat.', 'Push the floor away, keep the bar close and pull it up in one motion.', 'Catch it overhead with a straight arm and stand up.']],
  [/overhead squat/i, ['Hold the bar overhead with a wide grip and straight arms.', 'Squat with your chest up and the bar over the middle of your feet.', 'Stand up without letting the bar drift forward.']],
  [/lateral lunge|forward lunge|lunge, bowling/i, ['Stand tall with the weights at your sides.', 'Step out, sink into the lunge and curl as your thigh comes level with the floor.', 'Push back to the start and lower the weight.']],
  [/step up/i, ['Face a bench or box that brings your thigh about level.', 'Put your whole foot on it and stand up through that heel.', 'Lower yourself slowly. Finish one side, then switch.']],
  [/deadlift.*curl/i, ['Stand over the bar with your back flat and your grip underhand.', 'Stand up with the bar close to your legs, then curl it to your shoulders.', 'Lower it in the same order.']],
  [/squat.*curl|curl.*squat/i, ['Sit into a squat with the dumbbells inside your knees.', 'Stay low and curl the weights to your shoulders.', 'Lower them slowly before you stand.']],
  [/cuban/i, ['Lift your elbows to shoulder height with the weights hanging.', 'Keep your elbows there and turn your forearms up.', 'Press overhead, then go back the same way.']],
  [/iron cross/i, ['Stand with a dumbbell in each hand, arms out in front.', 'Open your arms wide as you squat.', 'Bring them together again as you stand up.']],
  [/sissy/i, ['Hold the plate at your chest and rise onto your toes.', 'Lean back from the knees with your hips and torso in one line.', 'Push through your toes to come back up.']],
  [/hack squat: barbell|hack squat, barbell|jefferson/i, ['Stand with the bar behind or between your legs and bend down to grip it.', 'Stand up with your back flat and your chest up.', 'Lower it with control.']],
  [/hack squat/i, ['Set your shoulders under the pads and your feet on the plate.', 'Bend your knees until your thighs are level with the plate.', 'Push back up without locking your knees hard.']],
  [/leg press/i, ['Sit with your hips and lower back on the pad and your feet on the plate.', 'Lower the plate until your knees are well bent.', 'Push it back without lifting your hips.']],
  [/front squat|zercher/i, ['Hold the bar in front of you with your elbows up.', 'Squat down with your chest up and your knees over your toes.', 'Drive up through the middle of your feet.']],
  [/squat/i, ['Set your feet and take a deep breath into your belly.', 'Bend your hips and knees together until your thighs are at least level with the floor.', 'Drive up with your chest and hips rising at the same speed.']],
  [/lunge/i, ['Stand tall with the weight still.', 'Take a long step and lower your back knee until it nearly touches the floor.', 'Push through your front heel to come back. Switch legs as the workout asks.']],
  [/romanian|good morning/i, ['Stand tall with your knees soft.', 'Push your hips back and lower your chest with a flat back until you feel your hamstrings.', 'Drive your hips forward to stand up.']],
  [/deadlift/i, ['Stand with the weight close to your shins and your back flat.', 'Brace, push the floor away and keep the weight close to your legs.', 'Stand tall, then lower it by pushing your hips back first.']],
  [/hyperextension|back extension/i, ['Set the pad just below your hips.', 'Bend at the hips with a flat back.', 'Lift your chest until your body is straight, no further.']],
  [/superman/i, ['Lie face down with your arms stretched out.', 'Lift your arms, chest and legs a little off the floor.', 'Hold for a second and lower with control.']],
  [/bridging|hip raise/i, ['Lie on your back with your knees bent.', 'Lift your hips by squeezing your glutes and abs.', 'Lower one vertebra at a time.']],
  [/body leg lift|kickback(?!.*dumbbell)/i, ['Brace so your lower back stays still.', 'Lift one leg back by squeezing your glute.', 'Lower it slowly. Finish one side, then switch.']],
  [/hip adduction|adductor/i, ['Sit or stand tall with your working leg out to the side.', 'Draw your leg in against the resistance.', 'Let it back out slowly.']],
  [/abductor/i, ['Sit tall with the pads outside your knees.', 'Press your knees apart.', 'Come back slowly without letting the weight drop.']],
  [/side plank/i, ['Lie on your side with your elbow under your shoulder.', 'Lift your hips until your body is straight.', 'Hold and keep breathing, then switch sides.']],
  [/flutter/i, ['Lie with your lower back pressed down and your legs straight.', 'Lift your feet and kick up and down in small, quick moves.', 'Keep your lower back flat throughout.']],
  [/leg extension/i, ['Sit with your knees at the edge of the seat and the pad on your shins.', 'Straighten your legs and squeeze your thighs.', 'Lower slowly.']],
  [/leg curl/i, ['Set the pad just above your heels.', 'Bend your knees and pull the pad in with your hips still.', 'Let it back slowly.']],
  [/reverse calf/i, ['Put your heels on the edge of a step with the bar on your shoulders.', 'Lift your toes toward your shins.', 'Lower them slowly.']],
  [/calf|calves/i, ['Put the balls of your feet on the edge of a step or plate.', 'Let your heels sink until you feel a stretch.', 'Push up as high as you can, pause and lower slowly.']],
  [/ball wall/i, ['Press a ball against the wall at shoulder height.', 'Roll it in small circles with a straight arm.', 'Switch direction, then arms.']],
  [/circles/i, ['Stand or sit tall and relaxed.', 'Draw slow, even circles in one direction.', 'Do the same number the other way.']],
  [/balance board/i, ['Step on the board and find the middle.', 'Keep your knees soft and your eyes ahead.', 'Tilt and level the board slowly.']],
  [/leg raise(?!d)/i, ['Lie on the bench and hold on behind your head.', 'Press your lower back down and lift your straight legs.', 'Lower them slowly without arching.']],
  [/rollout/i, ['Kneel or stand behind the bar with your arms straight.', 'Roll forward as far as you can with your abs tight.', 'Pull the bar back under your shoulders.']],
  [/draw in/i, ['Breathe out fully.', 'Pull your belly button toward your spine.', 'Hold while you take small breaths.']],
  [/air bike|cross body crunch/i, ['Lie on your back with your hands beside your head.', 'Bring one elbow toward the opposite knee as the other leg straightens.', 'Switch sides without pulling on your neck.']],
  [/crunch/i, ['Set your feet or hips so they don’t move and keep your neck long.', 'Curl your ribs toward your hips.', 'Roll back down slowly.']],
  [/pull in/i, ['Hold a push-up position with your shins on the ball.', 'Draw your knees in under your hips.', 'Roll the ball back until your body is straight.']],
  [/side bend/i, ['Stand or sit tall with the weight on one side.', 'Lean straight to that side.', 'Pull yourself back up with the other side. Switch after the set.']],
  [/rotation/i, ['Stand side-on to the cable with your elbow bent and tucked in.', 'Turn your forearm across your body.', 'Let it back slowly.']],
  [/shrug/i, ['Let the weight hang with straight arms.', 'Lift your shoulders straight up toward your ears.', 'Pause, then lower them all the way.']],
  [/front.*raise and pullover/i, ['Lie on the bench and hold the bar over your thighs with straight arms.', 'Raise it in an arc past your face and behind your head.', 'Bring it back the same way.']],
  [/pullover/i, ['Lie with your upper back supported and hold the weight over your chest.', 'Lower it behind your head until you feel a stretch.', 'Pull it back over your chest with the same bend in your elbows.']],
  [/rear deltoid row/i, ['Bend at the hips with a flat back.', 'Row with your elbows out wide, in line with your shoulders.', 'Squeeze the backs of your shoulders and lower slowly.']],
  [/upright.*\brow/i, ['Let the weight hang in front of your thighs.', 'Pull your elbows up and out to about shoulder height.', 'Lower slowly.']],
  [/\brows?\b/i, ['Set your back flat and your arms straight.', 'Pull your elbows past your body and squeeze your shoulder blades together.', 'Return until your arms are straight again.']],
  [/(rear|back fly|bent-?over lateral)/i, ['Set your chest over the floor or against the pad with a soft bend in your elbows.', 'Open your arms out to the sides until they’re level with your shoulders.', 'Lower slowly without swinging.']],
  [/lateral|front.*raise|^dumbbell raise/i, ['Stand tall with a soft bend in your elbows.', 'Raise your arms to shoulder height without leaning back.', 'Lower more slowly than you lifted.']],
  [/push down|pushdown/i, ['Stand close to the cable with your elbows at your sides.', 'Push the handle down until your arms are straight.', 'Let it rise slowly with your elbows still.']],
  [/pull down/i, ['Sit with your thighs under the pads and reach up for the handle.', 'Pull it to the top of your chest, leading with your elbows.', 'Let it rise until your arms are straight.']],
  [/\bchin|pull up/i, ['Hang from the bar with straight arms.', 'Pull your chest up until your chin is over the bar.', 'Lower until your arms are straight.']],
  [/dips/i, ['Support yourself with straight arms and your shoulders down.', 'Bend your elbows until they’re at about a right angle.', 'Push back up until your arms are straight.']],
  [/push ?up/i, ['Set your hands and make a straight line from head to heels.', 'Lower your chest between your hands with your abs tight.', 'Push up until your arms are straight.']],
  [/crossover/i, ['Stand between the handles with a soft bend in your elbows.', 'Bring your hands together in a wide arc.', 'Let them open slowly until you feel a stretch.']],
  [/flys|butterfly/i, ['Hold the weight over your chest with a soft bend in your elbows.', 'Open your arms wide until you feel a stretch across your chest.', 'Bring them back together in the same arc.']],
  [/skull|jm press|press to chin|lying triceps press|triceps extension|tricep extension|reverse extension|concentration extension|tate|seated triceps press/i, ['Point your elbows where they’ll stay for the whole set.', 'Bend only your elbows until you feel a stretch in your triceps.', 'Straighten your arms without moving your upper arms.']],
  [/kickback/i, ['Bend over with a flat back and your upper arm along your side.', 'Straighten your elbow behind you.', 'Bring the weight back slowly.']],
  [/bench press|floor press|neck press|chest press|incline dumbbell press/i, ['Set your shoulder blades back and down and your feet flat.', 'Lower the weight to your chest with control.', 'Press up until your arms are straight.']],
  [/press/i, ['Hold the weight at shoulder height with your ribs down.', 'Press overhead until your arms are straight.', 'Lower to your shoulders with control.']],
  [/v-sit|balance|stork|leg raised/i, ['Find your balance before the first rep.', 'Curl the weight to your shoulders without rocking.', 'Lower it slowly. Switch sides halfway.']],
  [/hammer/i, ['Hold the weight with your palms facing each other.', 'Curl with your elbows still at your sides.', 'Lower until your arms are straight.']],
  [/zottman/i, ['Curl the weights up with your palms facing you.', 'Turn your palms down at the top.', 'Lower slowly and turn back at the bottom.']],
  [/reverse/i, ['Hold the weight with your palms facing down.', 'Curl it up with your elbows still.', 'Lower slowly until your arms are straight.']],
  [/curl|concentration/i, ['Set your upper arms so they can’t swing and straighten your elbows.', 'Curl the weight toward your shoulders.', 'Lower slowly until your arms are straight.']],
];

/** Where one starts, told before the movement itself. */
const settings = [
  [/preacher|spider/i, 'Rest the backs of your upper arms on the pad.'],
  [/stability ball|exercise ball/i, 'Find a stable position on the ball with your feet wide.'],
  [/decline/i, 'Hook your feet in and lie back on a decline bench.'],
  [/incline/i, 'Set the bench to 30–45 degrees.'],
  [/kneeling|on knees/i, 'Kneel with your hips over your knees.'],
  [/lying|supine|flat bench/i, 'Lie down with your feet planted.'],
  [/seated/i, 'Sit tall with your feet flat on the floor.'],
  [/bent[ -]?over/i, 'Push your hips back until your chest is over the floor, back flat.'],
];

const closing = [
  [/one[ -]arm|single arm|one legged|one leg|single leg/i, 'Do the same number on both sides.'],
  [/close grip|narrow/i, 'Keep your hands or feet closer than your shoulders.'],
  [/wide/i, 'Set your hands or feet wider than your shoulders.'],
];

const firstThat = (list, name) => list.find(([fits]) => fits.test(name))?.[1];

/** The steps of an exercise by its name. Throws for a movement that has no pattern. */
export function stepsOf(name) {
  const steps = firstThat(patterns, name);
  if (!steps) throw new Error(`No steps fit ${name}`);
  const all = [firstThat(settings, name), ...steps, firstThat(closing, name)];
  return all.filter((step) => step !== undefined);
}
