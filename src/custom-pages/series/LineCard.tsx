import Close from '@mui/icons-material/CloseRounded'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Chip } from '../../fields/display/Chip'
import { Button, IconButton } from '../../pieces/controls/Button'
import { useHeld } from '../../providers/backend/useHeld'
import type { SentRecord } from '../../resources/record/useRecord'
import type { SeriesLine } from './lines'
import { SeriesBar, seriesStateOf } from './SeriesBar'

interface LineCardProps {
  readonly line: SeriesLine
  readonly name: string
  /** Scans without a line of their own go to this line. */
  readonly isChosen: boolean
  readonly onChoose: (() => void) | undefined
  readonly mayRemove: boolean
  readonly onChange: () => void
}

/** A product of an order: ordered and loaded quantity, and its serials. */
export function LineCard({ line, name, isChosen, onChoose, mayRemove, onChange }: LineCardProps) {
  const translate = useTranslate()
  const { product, wanted, serials } = line
  const missing = wanted - serials.length
  const state = seriesStateOf(serials.length, wanted)
  return (
    <section className="p-card se-line" data-state={state} aria-label={name}>
      <header>
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <span className="f-code se-code">{product}</span>
        </div>
        <Chip colour={state === 'complete' ? 'success' : state === 'over' ? 'error' : 'warning'}>
          {translate(
            missing > 0 ? 'devices.missing' : missing < 0 ? 'devices.exceeds' : 'devices.complete',
            { count: Math.abs(missing) },
          )}
        </Chip>
      </header>
      <SeriesBar loaded={serials.length} wanted={wanted} />
      {onChoose && (
        <Button
          variant={isChosen ? 'contained' : 'outlined'}
          color={isChosen ? 'primary' : 'inherit'}
          className="se-choose"
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {translate('devices.line')}
        </Button>
      )}
      {serials.length > 0 && (
        <ul className="se-serials" aria-label={translate('devices.serialsOf', { name })}>
          {serials.map(serial => (
            <li key={serial.id}>
              <span className="f-code">{String(serial.INTERNAL_SERIAL)}</span>
              {mayRemove && <Remove serial={serial} onRemoved={onChange} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Remove({
  serial,
  onRemoved,
}: {
  readonly serial: SentRecord
  readonly onRemoved: () => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const held = useHeld()
  const dataProvider = useDataProvider()
  const [isPending, setPending] = useState(false)
  const code = String(serial.INTERNAL_SERIAL)
  const remove = async () => {
    setPending(true)
    try {
      await dataProvider.delete('serials', { id: serial.id, previousData: serial })
      notify('devices.removed', { type: 'info', messageArgs: { code } })
      onRemoved()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <IconButton
      className="se-remove"
      aria-label={translate('devices.remove', { code })}
      disabled={isPending}
      onClick={() => void remove()}
      {...held}
    >
      <Close />
    </IconButton>
  )
}
