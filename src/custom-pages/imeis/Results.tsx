import Download from '@mui/icons-material/DownloadOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { FoundDevice } from '../../contracts/devices'
import { ValueChip } from '../../fields/display/ValueChip'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { Pill } from '../../ui/primitives/choices'
import { Card, Row } from '../../ui/primitives/layout'
import { Table } from '../../ui/primitives/Table'
import { later } from '../../ui/theme/later'
import {
  type DeviceState,
  type DeviceSummary,
  deviceStateColours,
  summarizeDevice,
} from './summary'

const columns = ['product', 'where', 'whose', 'order', 'invoice', 'warranty'] as const

/** One row per number, filtered by result; each opens the device's history. */
export function Results({ devices }: { readonly devices: readonly FoundDevice[] }) {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const [only, setOnly] = useState<DeviceState>()
  const [opened, setOpened] = useState<string>()
  const all = devices.map(device => summarizeDevice(device, catalogue))
  const counts = new Map<DeviceState, number>()
  for (const { state } of all) counts.set(state, (counts.get(state) ?? 0) + 1)
  const rows = only && counts.has(only) ? all.filter(({ state }) => state === only) : all
  return (
    <Card flush title={translate('devices.results')} actions={<ExportButton rows={rows} />}>
      <Row as="fieldset" wrap className="im-tabs" aria-label={translate('devices.standing')}>
        <Pill aria-pressed={rows === all} onClick={() => setOnly(undefined)}>
          {translate('devices.all')} <b>{all.length}</b>
        </Pill>
        {[...counts].map(([state, count]) => (
          <Pill
            key={state}
            aria-pressed={rows !== all && only === state}
            onClick={() => setOnly(state)}
          >
            {translate(`devices.${state}`)} <b>{count}</b>
          </Pill>
        ))}
      </Row>
      <Table
        stacks
        label={translate('devices.results')}
        rows={rows}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            label: translate('devices.code'),
            cell: row => <Code row={row} onOpen={setOpened} />,
          },
          {
            key: 'standing',
            label: translate('devices.standing'),
            cell: ({ state }) => (
              <ValueChip colour={deviceStateColours[state]}>
                {translate(`devices.${state}`)}
              </ValueChip>
            ),
          },
          ...columns
            .filter(key => rows.some(row => row[key]))
            .map(key => ({
              key,
              label: translate(`devices.${key}`),
              cell: (row: DeviceSummary) => cellOf(row, key),
            })),
        ]}
      />
      {opened !== undefined && <LifeDialog code={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}

interface CodeProps {
  readonly row: DeviceSummary
  readonly onOpen: (code: string) => void
}

/** A known number opens the device's history. */
const Code = ({ row: { code, state }, onOpen }: CodeProps) =>
  state === 'isUnknown' || state === 'isWrong' ? (
    <span className="f-code">{code}</span>
  ) : (
    <button type="button" className="f-link f-code" onClick={() => onOpen(code)}>
      {code}
    </button>
  )

function cellOf(row: DeviceSummary, name: (typeof columns)[number]) {
  if (!row[name]) return null
  if (name !== 'order' || row.orderId === undefined) return <bdi>{row[name]}</bdi>
  return (
    <LinkBase className="f-link" to={`/dashboard/invoice/${row.orderId}`}>
      <bdi>{row.order}</bdi>
    </LinkBase>
  )
}

/** Exports the rows as text cells, so that IMEIs keep all digits. */
function ExportButton({ rows }: { readonly rows: readonly DeviceSummary[] }) {
  const { translate, language } = useTexts()
  const save = async () => {
    const { downloadTable, writeWorkbook } = await import('../../resources/import/files/writeTable')
    const sheet = {
      name: 'IMEI',
      headers: ['code', 'standing', ...columns].map(name => translate(`devices.${name}`)),
      rows: rows.map(row => [
        row.code,
        translate(`devices.${row.state}`),
        ...columns.map(name => row[name]),
      ]),
    }
    downloadTable(await writeWorkbook([sheet], language), 'imeis.xlsx')
  }
  return (
    <Button variant="outlined" color="inherit" startIcon={<Download />} onClick={() => void save()}>
      {translate('devices.export')}
    </Button>
  )
}

const LifeDialog = later(() => import('./LifeDialog'), 'LifeDialog')
