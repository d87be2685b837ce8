import type { ReactNode } from 'react'
import { FactList } from '../../fields/registry/FactList'
import { ShownValue } from '../../fields/registry/ShownValue'
import { useLanguage } from '../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { MoveButtons } from '../../resources/flow/moves/MoveButtons'
import { onlyDialogFile } from '../../resources/flow/moves/openMoves'
import { PickButton } from '../../resources/flow/moves/PickButton'
import { useRowMoves } from '../../resources/flow/useRowMoves'
import { Row, Stack } from '../../ui/primitives/layout'

interface CreditRowProps {
  readonly row: SentRecord
  /** Labelled values, where not empty. */
  readonly facts: readonly string[]
  readonly onMoved: () => void
  /** Content below the row. */
  readonly children?: ReactNode
}

/** One document or signature: name, state with reason, and open transitions. */
export function CreditRow({ row, facts, onMoved, children }: CreditRowProps) {
  const resource = useResource()
  const { moves, busy, start, dialog } = useRowMoves(resource, row, onMoved)
  const language = useLanguage()
  const picked = moves.find(move => onlyDialogFile(resource, move))
  const file = picked && onlyDialogFile(resource, picked)
  const isThere = picked?.transition.to === row.ESTADO
  const others = moves.filter(move => move !== picked)
  return (
    <li className="cr-row">
      <Stack align="start" gap={1}>
        <strong>
          <Value row={row} name="TIPO" />
        </strong>
        <Value row={row} name="ESTADO" />
      </Stack>
      <FactList resource={resource.name} names={facts} record={row} />
      <Row wrap justify="end" className="cr-moves">
        {picked && file && (
          <PickButton
            {...{ resource, move: picked, field: file }}
            of={resource.fields.get('TIPO')?.print(row.TIPO, language) ?? ''}
            isPrimary={moves[0] === picked && !isThere}
            isThere={isThere}
            isBusy={busy === picked.name}
            isHeld={busy !== undefined && busy !== picked.name}
            onPicked={(move, stored) => void start(move, { [file.name]: stored })}
          />
        )}
        {others.length > 0 && (
          <MoveButtons moves={others} busy={busy} onMove={move => void start(move)} />
        )}
      </Row>
      {children}
      {dialog}
    </li>
  )
}

function Value({ row, name }: { row: SentRecord; name: string }) {
  const field = useResource().fields.get(name)
  return field && <ShownValue field={field} value={row[name]} as="Display" />
}
