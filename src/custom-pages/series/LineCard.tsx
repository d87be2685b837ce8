import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/CloseRounded'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { ValueChip } from '../../fields/display/ValueChip'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button, IconButton } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import type { SeriesLine } from './lines'
import { SeriesBar, seriesState } from './SeriesBar'

interface LineCardProps {
  readonly line: SeriesLine
  readonly name: string
  /** Scans without a line of their own go to this line. */
  readonly isSelected: boolean
  readonly onChoose: (() => void) | undefined
  readonly canRemove: boolean
  readonly onChange: () => void
}

/** A product of an order: ordered and loaded quantity, and its serials. */
export function LineCard({ line, name, isSelected, onChoose, canRemove, onChange }: LineCardProps) {
  const translate = useTranslate()
  const { product, requested, serials } = line
  const missing = requested - serials.length
  const state = seriesState(serials.length, requested)
  return (
    <Card
      className="se-line"
      data-state={state}
      aria-label={name}
      title={
        <>
          <bdi>{name}</bdi>
          <Text as="div" size="sm" tone="secondary" className="f-code">
            {product}
          </Text>
        </>
      }
      actions={
        <ValueChip
          colour={state === 'complete' ? 'success' : state === 'over' ? 'error' : 'warning'}
        >
          {translate(
            missing > 0 ? 'devices.missing' : missing < 0 ? 'devices.exceeds' : 'devices.complete',
            { count: Math.abs(missing) },
          )}
        </ValueChip>
      }
    >
      <SeriesBar loaded={serials.length} requested={requested} />
      {onChoose && (
        <Button
          variant={isSelected ? 'contained' : 'outlined'}
          color={isSelected ? 'primary' : 'inherit'}
          aria-pressed={isSelected}
          startIcon={isSelected && <Check />}
          onClick={onChoose}
          i18nKey="devices.line"
        />
      )}
      {serials.length > 0 && (
        <Stack
          as="ul"
          gap={0}
          divided
          className="se-codes"
          aria-label={translate('devices.serialsOf', { name })}
        >
          {serials.map(serial => (
            <Row as="li" justify="between" key={serial.id}>
              <span className="f-code">{String(serial.INTERNAL_SERIAL)}</span>
              {canRemove && <Remove serial={serial} onRemoved={onChange} />}
            </Row>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function Remove({ serial, onRemoved }: { serial: SentRecord; onRemoved: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const readOnly = useReadOnlyProps()
  const dataProvider = useDataProvider()
  const { attempt, isPending } = useAttempt()
  const code = String(serial.INTERNAL_SERIAL)
  const remove = () =>
    attempt(async () => {
      await dataProvider.delete('serials', { id: serial.id, previousData: serial })
      notify('devices.removed', { type: 'info', messageArgs: { code } })
      onRemoved()
    })
  return (
    <IconButton
      aria-label={translate('devices.remove', { code })}
      disabled={isPending}
      onClick={() => void remove()}
      {...readOnly}
    >
      <Close />
    </IconButton>
  )
}
