import Download from '@mui/icons-material/DownloadOutlined'
import { LinkBase, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { FoundDevice } from '../../contracts/devices'
import { ValueChip } from '../../fields/display/ValueChip'
import { useLanguage } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { later } from '../../ui/theme/later'
import type { LifeDialogProps } from './LifeDialog'
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
    <section className="p-card im-results" aria-labelledby="im-results">
      <header>
        <h2 id="im-results">{translate('devices.results')}</h2>
        <ExportButton rows={rows} />
      </header>
      <fieldset className="p-wrap im-tabs">
        <legend className="p-hidden">{translate('devices.standing')}</legend>
        <Pick isOn={rows === all} count={all.length} word="all" onPick={() => setOnly(undefined)} />
        {[...counts].map(([state, count]) => (
          <Pick
            key={state}
            isOn={rows !== all && only === state}
            count={count}
            word={state}
            onPick={() => setOnly(state)}
          />
        ))}
      </fieldset>
      <div className="im-scroll">
        <table className="im-table">
          <thead>
            <tr>
              <th scope="col">{translate('devices.code')}</th>
              <th scope="col">{translate('devices.standing')}</th>
              {columns.map(name => (
                <th key={name} scope="col">
                  {translate(`devices.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.code} row={row} onOpen={setOpened} />
            ))}
          </tbody>
        </table>
      </div>
      {opened !== undefined && <LifeDialog code={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

interface PickProps {
  readonly isOn: boolean
  readonly count: number
  readonly word: string
  readonly onPick: () => void
}
function Pick({ isOn, count, word, onPick }: PickProps) {
  const translate = useTranslate()
  return (
    <button type="button" className="im-pick" aria-pressed={isOn} onClick={onPick}>
      {translate(`devices.${word}`)} <b>{count}</b>
    </button>
  )
}

function Row({
  row,
  onOpen,
}: {
  readonly row: DeviceSummary
  readonly onOpen: (code: string) => void
}) {
  const translate = useTranslate()
  const { code, state, orderId } = row
  const isKnown = state !== 'isUnknown' && state !== 'isWrong'
  return (
    <tr>
      <th scope="row">
        {isKnown ? (
          <button type="button" className="im-code f-code" onClick={() => onOpen(code)}>
            {code}
          </button>
        ) : (
          <span className="f-code">{code}</span>
        )}
      </th>
      <td>
        <ValueChip colour={deviceStateColours[state]}>{translate(`devices.${state}`)}</ValueChip>
      </td>
      {columns.map(name => (
        <td
          key={name}
          data-label={translate(`devices.${name}`)}
          data-empty={!row[name] || undefined}
        >
          {name === 'order' && orderId !== undefined ? (
            <LinkBase className="f-link" to={`/dashboard/invoice/${orderId}`}>
              <bdi>{row.order}</bdi>
            </LinkBase>
          ) : (
            <bdi>{row[name]}</bdi>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Exports the rows as text cells, so that IMEIs keep all digits. */
function ExportButton({ rows }: { readonly rows: readonly DeviceSummary[] }) {
  const translate = useTranslate()
  const language = useLanguage()
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

const LifeDialog = later<LifeDialogProps>(() =>
  import('./LifeDialog').then(module => module.LifeDialog),
)
