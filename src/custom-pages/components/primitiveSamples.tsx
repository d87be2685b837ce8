import type { ReactNode } from 'react'
import { formatMoney } from '../../base/money'
import { Button } from '../../ui/controls/Button'
import { brand } from '../../ui/page/Brand'
import { Avatar, Picture } from '../../ui/primitives/Avatar'
import { Banner } from '../../ui/primitives/Banner'
import { Facts } from '../../ui/primitives/Facts'
import { Item, ItemButton, ItemLink } from '../../ui/primitives/Item'
import { Card, Chip, Count, Grid, Row, Split, Stack, Text } from '../../ui/primitives/layout'
import { Bone, Meter, Timeline } from '../../ui/primitives/Meter'
import { Pane, Panes } from '../../ui/primitives/Panes'
import { Steps } from '../../ui/primitives/Steps'
import { Table } from '../../ui/primitives/Table'

import { inputSamples } from './inputSamples'

const name = 'Kóndor K55 256 GB'
const tones = ['primary', 'info', 'success', 'warning', 'error'] as const
const rows = [
  { id: 1, units: 2, sum: 378 },
  { id: 2, units: 10, sum: 1425 },
]

/** Samples of the primitives by name; `look` tells apart what is drawn in several looks. */
export const primitiveSamples: Readonly<Record<string, (look: string) => ReactNode>> = {
  'Row, Stack, Grid, Split': () => (
    <Stack gap={3}>
      <Row justify="between">
        <Chip>1</Chip>
        <Chip>2</Chip>
      </Row>
      <Grid min={90} gap={2}>
        {[1, 2, 3, 4].map(at => (
          <Card as="div" key={at}>
            {at}
          </Card>
        ))}
      </Grid>
      <Split side={120}>
        <Card as="div">1</Card>
        <Card as="div">2</Card>
      </Split>
    </Stack>
  ),
  Steps: () => (
    <Steps
      label={name}
      current="b"
      steps={['a', 'b', 'c'].map(id => ({ id, name, wrong: id === 'c' ? '!' : undefined }))}
    />
  ),
  Text: () => (
    <Stack gap={1}>
      {(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map(size => (
        <Text key={size} size={size}>
          {name}
        </Text>
      ))}
      {(['secondary', 'primary', 'success', 'warning', 'error'] as const).map(tone => (
        <Text key={tone} tone={tone} strong>
          {name}
        </Text>
      ))}
      <Text clip>{`${name} `.repeat(8)}</Text>
    </Stack>
  ),
  Button: () => (
    <Row wrap>
      {(['contained', 'outlined', 'text'] as const).map(variant => (
        <Button key={variant} variant={variant}>
          {brand()}
        </Button>
      ))}
      <Button variant="contained" loading>
        {brand()}
      </Button>
      <Button variant="contained" disabled>
        {brand()}
      </Button>
    </Row>
  ),
  Card: () => (
    <Card as="div" level={3} title={brand()} actions={<Button>{brand()}</Button>}>
      {name}
    </Card>
  ),
  'Chip, Count': () => (
    <Row wrap>
      <Chip>{brand()}</Chip>
      {tones.map(tone => (
        <Chip key={tone} tone={tone}>
          {brand()}
        </Chip>
      ))}
      <Count>7</Count>
      <Count tone="primary" solid>
        12
      </Count>
    </Row>
  ),
  'Item, ItemLink, ItemButton': () => (
    <Stack gap={0}>
      <Item start={<Avatar name={brand()} />} title={brand()} sub={name} end={formatMoney(378)} />
      <ItemLink to="/components" title={brand()} sub={name} end={<Chip tone="success">1</Chip>} />
      <ItemButton title={brand()} sub={name} aria-pressed />
    </Stack>
  ),
  Facts: () => (
    <Stack gap={4}>
      <Facts
        facts={[
          { label: 'IMEI', value: '352099001761481' },
          { label: 'RUC', value: '0199990001001' },
        ]}
      />
      <Facts
        lines
        facts={[
          { label: '1', value: formatMoney(378) },
          { label: '2', value: formatMoney(1425) },
          { label: 'Σ', value: formatMoney(1803), isTotal: true },
        ]}
      />
    </Stack>
  ),
  Table: look => (
    <Table
      stacks
      groupOf={({ units }) => (units > 9 ? '10+' : '1–9')}
      label={`${name} ${look}`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', label: 'INV', cell: ({ id }) => `INV-${id}`, total: 'Σ' },
        { key: 'units', label: '#', cell: ({ units }) => units, isNumber: true, total: 12 },
        {
          key: 'sum',
          label: '$',
          cell: ({ sum }) => formatMoney(sum),
          isNumber: true,
          total: formatMoney(1803),
        },
      ]}
    />
  ),
  ...inputSamples,
  Banner: () => (
    <Stack>
      {tones.slice(1).map(tone => (
        <Banner
          key={tone}
          tone={tone}
          actions={tone === 'info' ? <Button>{brand()}</Button> : undefined}
        >
          {name}
        </Banner>
      ))}
    </Stack>
  ),
  'Avatar, Picture': () => (
    <Row wrap>
      {[24, 40, 64].map(size => (
        <Avatar key={size} name={brand()} size={size} />
      ))}
      <Picture size={64} />
    </Row>
  ),
  'Panes, Pane': () => (
    <Panes>
      <Pane width={120}>
        <ItemButton compact title={brand()} aria-current />
        <ItemButton compact title={name} />
      </Pane>
      <Pane>
        <Item title={brand()} sub={name} />
      </Pane>
    </Panes>
  ),
  Meter: () => (
    <Stack gap={3}>
      {tones.map((tone, at) => (
        <Meter key={tone} label={brand()} value={(at + 1) / 5} tone={tone} />
      ))}
    </Stack>
  ),
  Timeline: () => (
    <Timeline label={brand()}>
      <li>{name}</li>
      <li aria-current="step">{brand()}</li>
    </Timeline>
  ),
  Bone: () => (
    <Stack>
      <Bone width="60%" />
      <Bone height={48} />
    </Stack>
  ),
}
