/**
 * Words that people make passwords of, in a list of our own: each stands for itself and for everything that
 * `isCommonPassword` strips down to it, such as `Football-2024!`. Lower case, letters only.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    aaaaaa aabbcc abc abcabc abcd abcdef abcdefg abcdefgh access accessdenied admin adminadmin
    administrator alexander alexandra amazon america andrew android angel angelito angels anthony
    anything apple april arsenal arsenalfc asdasd asdasdasd asdfgh asdfghjkl ashley athlete athletes
    august australia autumn azerty azertyuiop baby babyboy babygirl banana barbell barcelona baseball
    basketball batman bayernmunich beastmode beautiful benjamin berlin bienvenue birthday bitcoin
    blackandwhite blackcat blackdog blessed blueberry bluesky bmw bodybuilding bonjour borussia boston
    brandon brasil brother burpees business businness buster butterfly california camaro canada
    chalkline champion champions championship changeit changeme changemenow charlie cheese cheesecake
    chelsea chelseafc chevrolet chocolate christmas christopher cocacola coffee company competition
    computer contrasena contraseña cookie cookies cooper corporate correcthorsebatterystaple corvette
    cowboys cricket crossfit crossfitter crypto crystal daddy daniel darling deadlift december default
    deutschland diamond dollars dolphin dolphins dragon dragonball dragons dumbbell eagle eagles
    elizabeth employee england espana ethereum everybody everything facebook familia family father
    february ferrari finance fitness fitnesslife florida football forever foreverlove forevermore
    fortnite france freedom friday fussball futbol gamer gamergirl germany ginger gmail godbless
    godisgood godislove golden golf golfing goodluck goodmorning goodnight google googlegoogle gorgeous
    green guest guestguest guinness gymlife gymnast gymnastics gymrat hacker hacking hallo hallohallo
    handsome happiness happy happybirthday happyday harley harleydavidson haslo heaven hello hellohello
    hellokitty helloworld hockey hola holiday holidays honey hotmail hunter ichliebedich ilovegod
    iloveher ilovehim ilovemydog ilovemyfamily ilovemykids ilovemylife ilovemymom ilovemyself iloveu
    iloveyou instagram internet iphone ironman ironmann jackson january jasmine jennifer jessica jesus
    jesuschrist jesusislord jetaime jonathan jordan joshua july june juventus kawasaki kettlebell killer
    knight lakers lamborghini leaderboard letmein letmeinnow letmeinplease linkedin lions liverpool
    liverpoolfc login loginlogin london lovelove lovely loveme loveyou maggie manager manchester
    manchestercity manchesterunited marathon march master masterkey mastermaster matrix matthew mercedes
    mercedesbenz michael michelle microsoft minecraft mommy monday money moneymoney monkey monkeys
    motdepasse mother mustang myfamily mylove mypass mypassword mysecret naruto netflix newpassword
    newyork nicholas ninja nintendo nopainnogain nopassword nosecret nothing november october office
    oldpassword onetwothree onetwothreefour opensesame orange organisation organization packers panther
    panthers paris parola passpass passphrase password passwords passwort patriots pepper pepsi phoenix
    pikachu pilates pirate pizza playstation pleaseletmein pokemon porsche portugal powerlifting
    princesa princess prinzessin private purple qazwsx qazwsxedc qweasd qweasdzxc qweqwe qweqweqwe
    qwerty qwertyuiop qwertz qwertzuiop rainbow ranger realmadrid redrose richard richman robert root
    rootroot rugby runner running samantha samsung saturday scooter secret senha september shadow silver
    sister soccer softball something spiderman spring startrek starwars steelers stephanie strawberry
    strongman strongwoman summer summertime sunday sunflower sunshine superadmin superman superuser
    sweetheart sweetie swimming sysadmin system teamo temporary temppassword tennis tequiero test tester
    testing testtest texas thepassword there thomas thursday tiger tigers tigger tiktok topsecret toyota
    trainer training triathlon truelove trustno trustnoone tuesday twitter unicorn user username
    userpass vacation vampire victoria volleyball wachtwoord warcraft warrior wednesday weightlifting
    welcome welcomeback welcomehome whatever whatsapp whiskey whitecat william willkommen windows winter
    wintertime wizard workout workouts worldofwarcraft xbox xxxxxx yahoo yamaha yankees yellow yoga
    yourpassword youtube zaqwsx zaqxsw zombie zxcvbnm zzzzzz
  `
    .trim()
    .split(/\s+/),
);
