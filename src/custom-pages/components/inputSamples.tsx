import type { ReactNode } from 'react'
import { brand } from '../../ui/page/Brand'
import { Pill, RadioTile } from '../../ui/primitives/choices'
import {
  Checkbox,
  Input,
  Radio,
  SearchInput,
  Segments,
  Select,
  Switch,
  Textarea,
} from '../../ui/primitives/inputs'
import { Grid, Row, Stack } from '../../ui/primitives/layout'

const name = 'Kóndor K55 256 GB'
const noop = () => undefined

/** Samples of the inputs by name. */
export const inputSamples: Readonly<Record<string, (look: string) => ReactNode>> = {
  'Field, Input, Textarea, Select': () => (
    <Stack gap={3}>
      <Input label={brand()} help={name} defaultValue={name} />
      <Input label={brand()} error={name} placeholder={name} />
      <Input label={brand()} disabled defaultValue={name} />
      <Textarea label={brand()} rows={2} />
      <Select label={brand()}>
        <option>{name}</option>
      </Select>
    </Stack>
  ),
  'Checkbox, Switch, Radio, RadioTile': look => (
    <Stack gap={0}>
      <Checkbox label={brand()} defaultChecked />
      <Checkbox label={brand()} />
      <Checkbox label={brand()} disabled />
      <Switch label={brand()} defaultChecked />
      <Switch label={brand()} />
      <Radio name={look} label={brand()} defaultChecked />
      <Radio name={look} label={brand()} />
      <Grid min={90} gap={2}>
        <RadioTile name={`tile ${look}`} defaultChecked>
          {brand()}
        </RadioTile>
        <RadioTile name={`tile ${look}`}>{brand()}</RadioTile>
      </Grid>
    </Stack>
  ),
  'SearchInput, Segments, Pill': () => (
    <Stack gap={3}>
      <Row>
        <SearchInput label={brand()} placeholder={brand()} />
      </Row>
      <Segments
        label={brand()}
        choices={[
          { value: 'a', label: brand() },
          { value: 'b', label: name },
        ]}
        value="a"
        onChange={noop}
      />
      <Row wrap>
        <Pill aria-pressed>{brand()}</Pill>
        <Pill aria-pressed={false}>{name}</Pill>
      </Row>
    </Stack>
  ),
}
