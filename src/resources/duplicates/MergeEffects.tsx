import Alert from '@mui/material/Alert'
import { useTitleOf } from '../../fields/record/recordTitle'
import { ShownValue } from '../../fields/registry/ShownValue'
import type { MergeResult } from '../../model/endpoints/merge'
import {
  type SentRecord,
  useCatalogue,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { Text } from '../../ui/primitives/layout'
import { UndoBatch } from '../history/UndoBatch'

interface MergeEffectsProps {
  readonly result: MergeResult
  readonly kept: SentRecord
  readonly others: readonly SentRecord[]
  readonly isDone: boolean
  readonly onUndone: () => void
}

/** Changes, moves and deletions of a merge; afterwards with its undo. */
export function MergeEffects(props: MergeEffectsProps) {
  const { result, kept, others, isDone, onUndone } = props
  const { changes, moved, batch } = result
  const { resource, translate, labels } = useResourceView()
  const catalogue = useCatalogue()
  const titleOf = useTitleOf()
  const title = titleOf(resource, kept)
  const fields = Object.keys(changes).flatMap(name => resource.fields.get(name) ?? [])
  return (
    <>
      <Alert
        severity={isDone ? 'success' : 'info'}
        action={
          isDone &&
          batch && (
            <UndoBatch batch={batch} words={translate('list.bulk.undo')} onUndone={onUndone} />
          )
        }
      >
        {translate(isDone ? 'list.merge.done' : 'list.merge.preview', { name: title })}
      </Alert>
      <section>
        <Text as="h3" size="md" strong i18nKey="list.merge.changes" />
        {fields.length === 0 && <p className="p-quiet">{translate('list.bulk.unchanged')}</p>}
        <ul className="p-bullets">
          {fields.map(field => (
            <li key={field.name}>
              {labels.field(field)}: <Value field={field} value={changes[field.name]?.[0]} />
              {' → '}
              <b>
                <Value field={field} value={changes[field.name]?.[1]} />
              </b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Text as="h3" size="md" strong>
          {translate('list.merge.moves', { name: title })}
        </Text>
        {moved.length === 0 && <p className="p-quiet">{translate('list.merge.noMoves')}</p>}
        <ul className="p-bullets">
          {moved.map(each => {
            const of = catalogue.get(each.resource)
            const field = of.fields.get(each.field)
            return (
              <li key={`${each.resource} ${each.field}`}>
                {labels.many(of)} · {field ? labels.field(field) : each.field}:{' '}
                <b>{each.records}</b>
              </li>
            )
          })}
        </ul>
      </section>
      <section>
        <Text as="h3" size="md" strong i18nKey="list.merge.deletes" />
        <ul className="p-bullets">
          {others.map(each => (
            <li key={each.id}>
              <bdi>{titleOf(resource, each)}</bdi>{' '}
              <small className="p-quiet p-small">
                <bdi dir="ltr">{String(each[resource.key.name] ?? each.id)}</bdi>
              </small>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const Value = (props: Pick<Parameters<typeof ShownValue>[0], 'field' | 'value'>) => (
  <ShownValue {...props} as="Cell" />
)
