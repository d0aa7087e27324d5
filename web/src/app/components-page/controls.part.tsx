import { IconArrowBackUp, IconDots, IconMapPin, IconShare2, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox, ChoiceGroup, Radio, Switch } from '../../ui/choices.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FieldGrid } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Row } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { Part } from './part.tsx';

export function ButtonsPart() {
  return (
    <Part title="Buttons">
      <Row>
        <Button variant="main">Register</Button>
        <Button icon={<IconStar size={18} stroke={1.75} />}>Follow</Button>
        <Button variant="text" icon={<IconArrowBackUp size={18} stroke={1.75} />}>
          Undo
        </Button>
        <Button variant="danger">Withdraw</Button>
      </Row>
      <Row>
        <Button variant="main" busy>
          Sending
        </Button>
        <Button disabled>Not yet</Button>
        <Button variant="solid">Selected</Button>
        <Button variant="danger-main">Refund all</Button>
      </Row>
      <Row>
        <IconButton label="More" edged icon={<IconDots size={20} stroke={1.75} />} />
        <IconButton label="Share" icon={<IconShare2 size={20} stroke={1.75} />} />
      </Row>
      <Row>
        <Button size={32}>32 table</Button>
        <Button>40</Button>
        <Button size={48}>48 phone</Button>
        <Button size={64}>64</Button>
      </Row>
    </Part>
  );
}

export function FieldsPart() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Part title="Fields">
      <ErrorSummary problems={[{ text: 'Places: at least 1.', field: 'example-places' }]} />
      <FieldGrid>
        <TextField label="Name" defaultValue="Rift Valley Open" />
        <TextField
          label="Place"
          defaultValue="Nakuru"
          icon={<IconMapPin size={18} stroke={1.75} aria-hidden="true" />}
        />
        <NumberField id="example-places" label="Places" defaultValue={0} unit="of 240" error="At least 1." />
        <TextField label="Website" optional placeholder="https://" hint="Shown on the public page." />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="Demo-2026" />
        <TextField label="First day" type="date" defaultValue="2026-12-05" />
      </FieldGrid>
      <TextArea label="About" optional rows={3} />
      <FileField label="Athletes" wanted="CSV, up to 2 MB" accept=".csv" file={file} onChange={setFile} />
    </Part>
  );
}

const times = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'live', label: 'Live' },
  { value: 'past', label: 'Past' },
];

const divisions = [
  { value: 'women-rx', label: 'Women Rx' },
  { value: 'men-rx', label: 'Men Rx', hint: 'full, 12 on the waitlist' },
  { value: 'masters', label: 'Masters 40+' },
];

export function ChoicesPart() {
  const [time, setTime] = useState('upcoming');
  return (
    <Part title="Choices">
      <Row gap={16}>
        <Checkbox label="Waiver signed" defaultChecked />
        <Checkbox label="Email me" />
      </Row>
      <ChoiceGroup legend="Pay by" legendHidden inline>
        <Radio name="pay" label="Card" defaultChecked />
        <Radio name="pay" label="Bank" />
      </ChoiceGroup>
      <Row gap={16}>
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
      </Row>
      <Switch label="Waitlist" hint="The next athlete gets 24 hours to take a free spot." />
      <SegmentedControl label="When" choices={times} value={time} onChange={setTime} wide />
      <SelectField label="Division" choices={divisions} defaultValue="women-rx" />
    </Part>
  );
}
