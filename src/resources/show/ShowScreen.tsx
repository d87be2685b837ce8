import { RecordContextProvider } from 'ra-core'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useTitleOf } from '../../fields/recordTitle'
import { viewOf } from '../../fields/registry'
import { ShownValue } from '../../fields/ShownValue'
import { policyOf } from '../../model/access'
import type { HandMark } from '../../model/calls'
import { holds } from '../../model/evaluate'
import { isEcho } from '../../model/join'
import type { FieldModel, Resource } from '../../model/resource'
import { flowsOf } from '../../model/transition'
import { Ghost } from '../../pieces/Ghost'
import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { Calls, hasCalls } from '../calls/callsLater'
import { Device } from '../device/Device'
import { FlowBar, hasFlow } from '../flow/flowLater'
import { History } from '../history/History'
import { isAwaited } from '../isAwaited'
import { SlotPiece } from '../SlotPiece'
import { isFormOnly, isSectionShown, type SectionShown, sectionsOf } from '../sections'
import { useDeniedField } from '../useDeniedField'
import type { Sent } from '../useRecord'
import { ChangedNow } from './ChangedNow'
import { EnteredByHand } from './EnteredByHand'
import { isJustMade, MadeCard } from './made'
import { Related } from './Related'
import { ShowActions } from './ShowActions'

interface ShowScreenProps {
  readonly resource: Resource
  readonly record: Sent
}

/** Title and actions, the sections of the form as facts, and what belongs to it. */
export function ShowScreen({ resource, record }: ShowScreenProps) {
  const titleOf = useTitleOf()
  const labels = useLabels()
  const person = useMe()
  const me = person as unknown as Readonly<Record<string, unknown>>
  const { readable, opened } = policyOf(resource, person)
  const reasonOf = useDeniedField(resource)
  // Where a record stands in its flow, the bar above tells.
  const toldAbove = new Set(flowsOf(resource).map(([field]) => field.name))
  const sections = sectionsOf(resource, {
    has: field =>
      readable.has(field.name) || opened.has(field.name)
        ? !toldAbove.has(field.name) &&
          holds(field.show, record, me) &&
          !isAwaited(field, record) &&
          !isEcho(field, record)
        : reasonOf(field) !== undefined,
    label: labels.text,
  }).filter(({ id }) => !isFormOnly(resource, id) && isSectionShown(resource, id, { record, me }))
  const { slots, made } = resource.schema
  const aside = slots?.showAside
  const { state } = useLocation()
  return (
    <article className="p-page">
      <PageHead title={titleOf(resource, record)}>
        <ShowActions resource={resource} record={record} />
      </PageHead>
      <ChangedNow resource={resource} record={record} />
      {made && isJustMade(state) && (
        <CardBoundary>
          <Suspense fallback={null}>
            <MadeCard resource={resource} record={record} made={made} />
          </Suspense>
        </CardBoundary>
      )}
      <CardBoundary>
        <Suspense fallback={null}>
          {hasFlow(resource) && <FlowBar resource={resource} record={record} />}
        </Suspense>
      </CardBoundary>
      <SlotPiece resource={resource} place="showTop" record={record} />
      <div className={aside ? 'r-with-aside' : undefined}>
        <div className="p-page">
          <RecordContextProvider value={record}>
            {sections.map(section => (
              <Facts key={section.id} section={section} record={record} reasonOf={reasonOf} />
            ))}
          </RecordContextProvider>
        </div>
        <SlotPiece resource={resource} place="showAside" record={record} />
      </div>
      <SlotPiece resource={resource} place="showBelow" record={record} />
      <CardBoundary>
        <Device resource={resource} record={record} />
      </CardBoundary>
      <CardBoundary>
        <Suspense fallback={null}>
          {hasCalls(resource, person) && <Calls resource={resource} record={record} />}
        </Suspense>
      </CardBoundary>
      <CardBoundary>
        <Related resource={resource} record={record} />
      </CardBoundary>
      <CardBoundary>
        <History resource={resource} record={record} />
      </CardBoundary>
    </article>
  )
}

interface FactsProps {
  readonly section: SectionShown
  readonly record: Sent
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
  /** What the heading above already says. */
  readonly under: string | undefined
  /** Why other eyes do not see it. */
  readonly reason: string | undefined
  /** A person entered it in place of another system. */
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
