import Bolt from '@mui/icons-material/Bolt'
import { RecordContextProvider, useDataProvider } from 'ra-core'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isNoneIn } from '../../fields/registry/ShownValue'
import { useNarrow } from '../../fields/registry/useNarrow'
import { policyOf } from '../../model/access/access'
import { flowsOf } from '../../model/access/transition'
import { isEcho } from '../../model/fields/concat'
import { type FieldModel, hasFlow, type Resource } from '../../model/fields/resource'
import { holds } from '../../model/rules/evaluate'
import { useLive, useMe } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useCatalogue,
  useResource,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { useAreaFeatures } from '../../ui/features/areaFeatures'
import { LaterPart } from '../../ui/loading/LaterPart'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { plainLater, quiet } from '../../ui/theme/plainLater'
import { hasCalls, LazyCalls } from '../calls/callsLater'
import { LazyFlowBar } from '../flow/flowLater'
import { newsOf } from '../form/merging/useMerging'
import { History } from '../history/History'
import { useMayReassign } from '../reassign/ReassignButton'
import { LazyUsedBy } from '../reassign/reassignLater'
import { isAwaited } from '../record/isAwaited'
import { type RecordLayout, recordLayout } from '../record/recordLayout'
import { isFormOnly, isSectionShown, sectionsOf } from '../record/sections'
import { useDeniedField } from '../record/useDeniedField'
import { FeaturePieces, SlotPiece } from '../slots/SlotPiece'
import { isJustMade } from './made'
import { RecordHead } from './RecordHead'
import { Related } from './Related'
import { SectionFacts } from './SectionFacts'
import { EditLink, ShowActions } from './ShowActions'

const LazyMore = quiet(plainLater(() => import('./MoreActions'), 'MoreActions'))

interface ShowScreenProps {
  readonly record: SentRecord
  /** Beside other records: the page has a title and a way through them of its own. @default false */
  readonly isBeside?: boolean
}

/** Head with state and next step; lines and texts, short facts beside or below them, then what belongs to the record. */
export function ShowScreen({ record, isBeside = false }: ShowScreenProps) {
  const { state } = useLocation()
  const { resource, translate, me } = useResourceView()
  const [hasEmpty, setHasEmpty] = useState(false)
  const [moves, setMoves] = useState<HTMLElement | null>(null)
  const [further, setFurther] = useState<HTMLElement | null>(null)
  const isPhone = useNarrow() && !isBeside
  const { sections, empty } = useSections(record, hasEmpty)
  const mayReassign = useMayReassign(resource)
  const related = useCatalogue().related(resource.name)
  const layout = recordLayout(resource, sections, {
    record,
    isAlone: related.length === 0 && hasNoSlot(resource),
    hasState: hasFlow(resource),
  })
  const hasSide = layout.side.length > 0
  const last = [...layout.main, ...layout.side].filter(it => it !== layout.rest).at(-1)
  const history = (
    <CardBoundary>
      <History record={record} />
    </CardBoundary>
  )
  const empties = empty > 0 && (
    <Button
      color="inherit"
      className="r-empties"
      aria-pressed={hasEmpty}
      onClick={() => setHasEmpty(!hasEmpty)}
    >
      {translate('app.action.emptyFields', { number: empty })}
    </Button>
  )
  // The history of a flow is open, hence long.
  const isBelow = !hasSide || hasFlow(resource) || isPhone
  const total = layout.head.find(({ isMoney }) => isMoney)
  return (
    <article className={isBeside ? 'p-page r-beside' : 'p-page'}>
      <RecordHead record={record} layout={layout} isBeside={isBeside}>
        <div className="p-wrap r-moves" ref={setMoves} />
        {isPhone ? (
          <>
            <EditLink record={record} />
            <LazyMore>
              <div className="p-column" ref={setFurther} />
              <ShowActions record={record} isBeside={isBeside} isListed />
            </LazyMore>
          </>
        ) : (
          <ShowActions record={record} isBeside={isBeside} />
        )}
      </RecordHead>
      <ChangedNow record={record} />
      {isJustMade(state) && <FeaturePieces place="afterCreation" record={record} />}
      <CardBoundary>
        {hasFlow(resource) && <LazyFlowBar record={record} buttonsIn={moves} furtherIn={further} />}
      </CardBoundary>
      <RecordContextProvider value={record}>
        {layout.across.map(section => (
          <SectionFacts key={section.id} {...{ section, record, total }} />
        ))}
        <div className="r-split">
          <div>
            <SlotPiece place="showTop" record={record} />
            {layout.main.map((section, at) => (
              <SectionFacts
                key={section.id}
                {...{ section, record, total }}
                isFolded={at > 0 && section.fields.length > 3}
              >
                {section === last && empties}
              </SectionFacts>
            ))}
          </div>
          <div className="r-side">
            {layout.side.map(section => (
              <SectionFacts
                key={section.id}
                {...{ section, record }}
                isFolded={section === layout.rest ? 'always' : section.fields.length > 3}
              >
                {section === last && empties}
              </SectionFacts>
            ))}
            {!isBelow && history}
          </div>
          <div>
            <SlotPiece place="showBelow" record={record} />
            <KindParts record={record} />
            <CardBoundary>{hasCalls(resource, me) && <LazyCalls record={record} />}</CardBoundary>
            <CardBoundary>
              {related.length > 0 ? (
                <Related record={record} isAlone={isBare(resource, layout)} />
              ) : (
                mayReassign && (
                  <LaterPart>
                    <LazyUsedBy record={record} />
                  </LaterPart>
                )
              )}
            </CardBoundary>
            {!last && empties}
            {isBelow && history}
          </div>
        </div>
      </RecordContextProvider>
    </article>
  )
}

const hasNoSlot = ({ schema: { slots = {} } }: Resource) => !slots.showTop && !slots.showBelow

/** Whether nothing stands in the main column before the related records. */
const isBare = (resource: Resource, { main, across }: RecordLayout) =>
  hasNoSlot(resource) && main.length + across.length === 0

/** The form's sections with the facts this person may see; facts without a value on request. */
function useSections(record: SentRecord, hasEmpty: boolean) {
  const { resource, labels, me: person } = useResourceView()
  const me = person as Readonly<Record<string, unknown>>
  const { readable, opened } = policyOf(resource, person)
  const reasonOf = useDeniedField(resource)
  // The head shows these fields.
  const toldAbove = new Set(flowsOf(resource).map(([field]) => field.name))
  const all = sectionsOf(resource, {
    has: field =>
      readable.has(field.name) || opened.has(field.name)
        ? !toldAbove.has(field.name) &&
          holds(field.visibleWhen, record, me) &&
          !isAwaited(field, record) &&
          !isEcho(field, record)
        : reasonOf(field) !== undefined,
    label: labels.text,
  }).filter(({ id }) => !isFormOnly(resource, id) && isSectionShown(resource, id, { record, me }))
  const isEmpty = (field: FieldModel) =>
    isNoneIn(field, record[field.name]) && reasonOf(field) === undefined
  return {
    empty: all.flatMap(({ fields }) => fields.filter(isEmpty)).length,
    sections: hasEmpty
      ? all
      : all
          .map(section => ({ ...section, fields: section.fields.filter(one => !isEmpty(one)) }))
          .filter(({ fields }) => fields.length > 0),
  }
}

/** Announces that another user changed the open record, which now shows the new values. */
function ChangedNow({ record }: { readonly record: SentRecord }) {
  const { resource, translate, me } = useResourceView()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [by, setBy] = useState<string>()
  useLive(async message => {
    if (message === 'reset') return
    const change = message.find(
      ({ resource: name, id, mine }) =>
        name === resource.name && String(id) === String(record.id) && !mine,
    )
    // An approval leaves the record unchanged.
    if (!change?.version || change.version <= (record._VERSION ?? 0)) return
    const until = { ...record, _VERSION: change.version }
    const { by } = await newsOf(dataProvider, resource, { since: record, until, except: me.ID })
    // With the answer of a system may come another person's change.
    if (!change.auto || by.length > 0) setBy(by.join(', '))
  })
  return (
    <div role="status">
      {by !== undefined && (
        <p className="p-row r-changed-now">
          <Bolt fontSize="small" aria-hidden="true" />
          {by === ''
            ? translate('list.live.changed')
            : translate('list.live.changedBy', { name: by })}
        </p>
      )}
    </div>
  )
}

/** Parts of areas below a record for values of certain kinds, for example the history of a serial number. */
function KindParts({ record }: { readonly record: SentRecord }) {
  const resource = useResource()
  const { kindParts } = useAreaFeatures()
  const { readable } = policyOf(resource, useMe())
  return [...resource.fields.values()].map(({ kind, name }) => {
    const Part = kindParts?.[kind]
    return (
      Part &&
      readable.has(name) &&
      Boolean(record[name]) && (
        <CardBoundary key={name}>
          <Suspense fallback={null}>
            <Part value={record[name]} />
          </Suspense>
        </CardBoundary>
      )
    )
  })
}
