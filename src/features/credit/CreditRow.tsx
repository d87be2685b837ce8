import { useNotify, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useState } from 'react'
import { ShownValue } from '../../fields/registry/ShownValue'
import { withNamespaces } from '../../i18n/inUse'
import type { Resource } from '../../model/fields/resource'
import { useWhenHere } from '../../pieces/loading/useWhenHere'
import { later } from '../../pieces/theme/later'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useReadOnlyReason } from '../../providers/backend/useReadOnlyProps'
import type { MoveDialogProps } from '../../resources/flow/dialog/MoveDialog'
import { prepareQuestion } from '../../resources/flow/dialog/prepareQuestion'
import { likelyMoves } from '../../resources/flow/moves/likelyMoves'
import { MoveButtons } from '../../resources/flow/moves/MoveButtons'
import {
  asksFirst,
  fileAsked,
  isForward,
  type OpenMove,
  openMoves,
  withheld,
} from '../../resources/flow/moves/openMoves'
import { PickButton } from '../../resources/flow/moves/PickButton'
import { type Refused, refusalText } from '../../resources/flow/moves/refused'
import { useMove } from '../../resources/flow/moves/useMove'
import { useRead } from '../../resources/record/useRead'
import type { SentRecord } from '../../resources/record/useRecord'

const MoveDialog = later<MoveDialogProps>(() =>
  withNamespaces(
    import('../../resources/flow/dialog/MoveDialog'),
    'form',
    'history',
    'validation',
    'columns',
  ).then(module => module.MoveDialog),
)

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
  const { moves, asked, busy, start, refused, setRefused, moved, close } = useRow(
    resource,
    row,
    onMoved,
  )
  const language = useLanguage()
  const picked = moves.find(move => fileAsked(resource, move))
  const file = picked && fileAsked(resource, picked)
  const isThere = picked?.transition.to === row.ESTADO
  const others = moves.filter(move => move !== picked)
  return (
    <li>
      <div className="p-column cr-paper">
        <strong>
          <Value row={row} name="TIPO" />
        </strong>
        <Value row={row} name="ESTADO" />
      </div>
      <dl>
        {facts.map(name => (
          <Fact key={name} row={row} name={name} />
        ))}
      </dl>
      <div className="p-wrap cr-moves">
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
      </div>
      {children}
      <Suspense fallback={null}>
        {asked && (
          <MoveDialog
            record={asked.record}
            move={asked.move}
            refused={refused}
            onRefused={setRefused}
            onMoved={moved}
            onClose={close}
          />
        )}
      </Suspense>
    </li>
  )
}

/** Transitions likely for a row; the whole document is read before one is made. */
function useRow(resource: Resource, row: SentRecord, onMoved: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  const held = useReadOnlyReason()
  const read = useRead(resource)
  const { run, busy } = useMove(resource)
  const whenHere = useWhenHere()
  const [asked, setAsked] = useState<{ readonly move: OpenMove; readonly record: SentRecord }>()
  const [refused, setRefused] = useState<Refused>()
  const likely = likelyMoves(resource, row, me).map(move => ({
    ...move,
    reasons: [],
    doubts: [],
    byHand: [],
  }))
  const moves = [...likely.filter(isForward), ...likely.filter(move => !isForward(move))]
  const close = () => setAsked(undefined)
  const moved = () => {
    close()
    onMoved()
  }
  const warn = (text: string) => notify(text, { type: 'warning' })
  const start = async ({ name }: OpenMove, answers?: Readonly<Record<string, unknown>>) => {
    setRefused(undefined)
    try {
      const record = await read(row.id)
      const move = openMoves(resource, record).find(open => open.name === name)
      if (!move) return warn(translate('credit.changed'))
      if (!answers && asksFirst(move)) {
        const code = prepareQuestion(resource, move, MoveDialog)
        return whenHere(code, () => setAsked({ move, record }))
      }
      const outcome = await run(move, record, answers)
      if ('moved' in outcome) return moved()
      warn(refusalText(outcome.refused))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return { moves: withheld(moves, held), asked, busy, start, refused, setRefused, moved, close }
}

interface ValueProps {
  readonly row: SentRecord
  readonly name: string
}

function Value({ row, name }: ValueProps) {
  const field = useResource().fields.get(name)
  return field && <ShownValue field={field} value={row[name]} as="Display" />
}

/** A labelled value; nothing if empty. */
function Fact(props: ValueProps) {
  const labels = useLabels()
  const field = useResource().fields.get(props.name)
  if (!field || props.row[props.name] == null) return null
  return (
    <div>
      <dt>{labels.field(field)}</dt>
      <dd>
        <Value {...props} />
      </dd>
    </div>
  )
}
