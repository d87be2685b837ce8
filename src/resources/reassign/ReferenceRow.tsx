import { groupBy } from 'es-toolkit'
import { LinkBase, ResourceContextProvider, useTranslate } from 'ra-core'
import { Fragment } from 'react'
import type { ReferenceCount } from '../../model/endpoints/references'
import { type SentRecord, useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { countsText } from '../../providers/backend/countsText'
import { Checkbox } from '../../ui/primitives/inputs'
import { Text } from '../../ui/primitives/layout'
import { useNarrowedPath } from '../record/narrowedPath'
import { useRecordPath } from '../record/recordPath'
import type { ReassignResult } from './useReassign'

interface ReferenceRowProps {
  readonly of: ReferenceCount
  /** The record they refer to. */
  readonly record: SentRecord['id']
  readonly isChosen: boolean
  /** Absent once the change is made. */
  readonly onToggle: (() => void) | undefined
  readonly result: ReassignResult | undefined
  readonly isDone: boolean
}

/** The records that refer by one field: their number, and what a change does or did to them. */
export function ReferenceRow(props: ReferenceRowProps) {
  const { of, record, isChosen, onToggle, result, isDone } = props
  const label = useReferenceLabel(of)
  return (
    <ResourceContextProvider value={of.resource}>
      <li>
        <div className="p-row">
          {of.mayChange ? (
            <Checkbox
              label={label}
              checked={isChosen}
              disabled={!onToggle}
              onChange={() => onToggle?.()}
            />
          ) : (
            <span>{label}</span>
          )}
          <ReferenceLink of={of} record={record} />
        </div>
        {of.why && (
          <Text size="sm" tone="secondary">
            {of.why}
          </Text>
        )}
        {result && <Outcome result={result} isDone={isDone} />}
      </li>
    </ResourceContextProvider>
  )
}

/** Resource and field that refer: "Clientes · Vendedor". */
export function useReferenceLabel(of: ReferenceCount) {
  const { labels } = useTexts()
  const resource = useCatalogue().get(of.resource)
  const field = resource.fields.get(of.field)
  return `${labels.many(resource)} · ${field ? labels.field(field) : of.field}`
}

/** The number of records that refer, leading to them where their list can be asked for them. */
export function ReferenceLink({ of, record }: Pick<ReferenceRowProps, 'of' | 'record'>) {
  const { translate } = useTexts()
  const narrowed = useNarrowedPath()
  const resource = useCatalogue().get(of.resource)
  const number = translate('list.reassign.records', { number: of.records })
  if (!resource.filterable.has(of.field)) return <span>{number}</span>
  return (
    <LinkBase className="f-link" to={narrowed(resource, { [of.field]: record })}>
      {number}
    </LinkBase>
  )
}

/** Reasons told, and records named for each. */
const FEW = 5

function Outcome({
  result,
  isDone,
}: Pick<ReferenceRowProps, 'isDone'> & { result: ReassignResult }) {
  const translate = useTranslate()
  const resource = useCatalogue().get(result.of.resource)
  const pathOf = useRecordPath(resource)
  const { change, same, refused } = result.answer.counts
  const reasons = groupBy(
    result.answer.rows.filter(({ outcome }) => outcome === 'refused'),
    ({ errors = {}, unmet = [], message = '' }) =>
      [...Object.values(errors), ...unmet, message][0] ?? '',
  )
  return (
    <>
      <Text size="sm" tone="secondary" role="status">
        {isDone
          ? translate('list.bulk.done', { number: change })
          : countsText(translate, 'list.bulk.counts', { fine: change, same, refused })}
      </Text>
      {refused > 0 && (
        <ul className="p-bullets">
          {Object.entries(reasons)
            .slice(0, FEW)
            .map(([reason, rows]) => (
              <li key={reason}>
                {rows.slice(0, FEW).map(({ index, id = '' }) => (
                  <Fragment key={index}>
                    <LinkBase className="f-link" to={pathOf({ id }) ?? ''}>
                      <bdi>{result.records[index]?.title ?? id}</bdi>
                    </LinkBase>{' '}
                  </Fragment>
                ))}
                {rows.length > FEW && `+${rows.length - FEW} `}
                <span className="p-quiet">{reason}</span>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
