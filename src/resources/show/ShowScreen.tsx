import { RecordContextProvider } from 'ra-core'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useTitleOf } from '../../fields/record/recordTitle'
import { viewOf } from '../../fields/registry/registry'
import { ShownValue } from '../../fields/registry/ShownValue'
import { policyOf } from '../../model/access/access'
import type { HandMark } from '../../model/access/calls'
import { flowsOf } from '../../model/access/transition'
import { isEcho } from '../../model/fields/concat'
import { type FieldModel, hasFlow } from '../../model/fields/resource'
import { holds } from '../../model/rules/evaluate'
import { Ghost } from '../../pieces/controls/Ghost'
import { PageHead } from '../../pieces/page/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { hasCalls, LazyCalls } from '../calls/callsLater'
import { LazyFlowBar } from '../flow/flowLater'
import { History } from '../history/History'
import { isAwaited } from '../record/isAwaited'
import { isFormOnly, isSectionShown, type SectionShown, sectionsOf } from '../record/sections'
import { useDeniedField } from '../record/useDeniedField'
import type { SentRecord } from '../record/useRecord'
import { FeaturePieces, SlotPiece } from '../slots/SlotPiece'
import { ChangedNow } from './ChangedNow'
import { EnteredByHand } from './EnteredByHand'
import { KindParts } from './KindParts'
import { isJustMade } from './made'
import { Related } from './Related'
import { ShowActions } from './ShowActions'

interface ShowScreenProps {
  readonly record: SentRecord
}

/** Title and actions, the form's sections as facts, and related records. */
export function ShowScreen({ record }: ShowScreenProps) {
  const { state } = useLocation()
  const resource = useResource()
  const titleOf = useTitleOf()
  const labels = useLabels()
  const person = useMe()
  const me = person as Readonly<Record<string, unknown>>
  const { readable, opened } = policyOf(resource, person)
  const reasonOf = useDeniedField(resource)
  // The flow bar above shows these fields.
  const toldAbove = new Set(flowsOf(resource).map(([field]) => field.name))
  const sections = sectionsOf(resource, {
    has: field =>
      readable.has(field.name) || opened.has(field.name)
        ? !toldAbove.has(field.name) &&
          holds(field.visibleWhen, record, me) &&
          !isAwaited(field, record) &&
          !isEcho(field, record)
        : reasonOf(field) !== undefined,
    label: labels.text,
  }).filter(({ id }) => !isFormOnly(resource, id) && isSectionShown(resource, id, { record, me }))
  return (
    <article className="p-page">
      <PageHead title={titleOf(resource, record)}>
        <ShowActions record={record} />
      </PageHead>
      <ChangedNow record={record} />
      {isJustMade(state) && <FeaturePieces place="afterCreation" record={record} />}
      <CardBoundary>
        <Suspense fallback={null}>{hasFlow(resource) && <LazyFlowBar record={record} />}</Suspense>
      </CardBoundary>
      <SlotPiece place="showTop" record={record} />
      <div className="p-page">
        <RecordContextProvider value={record}>
          {sections.map(section => (
            <Facts key={section.id} section={section} record={record} reasonOf={reasonOf} />
          ))}
        </RecordContextProvider>
      </div>
      <SlotPiece place="showBelow" record={record} />
      <KindParts record={record} />
      <CardBoundary>
        <Suspense fallback={null}>
          {hasCalls(resource, person) && <LazyCalls record={record} />}
        </Suspense>
      </CardBoundary>
      <CardBoundary>
        <Related record={record} />
      </CardBoundary>
      <CardBoundary>
        <History record={record} />
      </CardBoundary>
    </article>
  )
}

interface FactsProps {
  readonly section: SectionShown
  readonly record: SentRecord
  readonly reasonOf: (field: FieldModel) => string | undefined
}

function Facts({ section, record, reasonOf }: FactsProps) {
  return (
    <section className="p-card r-section">
      {section.label && <h2>{section.label}</h2>}
      <dl className="r-facts">
        {section.fields.map((field, at) => (
          <Fact
            key={field.name}
            field={field}
            value={record[field.name]}
            under={at === 0 ? section.label : undefined}
            reason={reasonOf(field)}
            mark={record._byHand?.[field.name]}
          />
        ))}
      </dl>
    </section>
  )
}

interface FactProps {
  readonly field: FieldModel
  readonly value: unknown
  /** Label of the heading above, which is not repeated. */
  readonly under: string | undefined
  /** Why the impersonated person cannot see this field. */
  readonly reason: string | undefined
  /** Set if a person entered the value in place of another system. */
  readonly mark: HandMark | undefined
}

function Fact({ field, value, under, reason, mark }: FactProps) {
  const label = useLabels().field(field)
  const { wide } = viewOf(field)
  return (
    <div className={wide ? 'r-wide' : undefined}>
      <dt className={label === under ? 'p-hidden' : undefined}>{label}</dt>
      <dd>
        {reason === undefined ? (
          <>
            <ShownValue field={field} value={value} as="Display" />
            {mark && <EnteredByHand mark={mark} />}
          </>
        ) : (
          <Ghost reason={reason}>—</Ghost>
        )}
      </dd>
    </div>
  )
}
