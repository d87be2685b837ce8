import AllDone from '@mui/icons-material/TaskAltRounded'
import { LinkBase, ResourceContextProvider, useGetList, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { isNone, ShownValue } from '../../fields/registry/ShownValue'
import { useNarrow } from '../../fields/registry/useNarrow'
import { movesForward } from '../../model/access/movesForward'
import { mayMove } from '../../model/access/transition'
import * as routes from '../../model/endpoints/notices'
import type { Resource } from '../../model/fields/resource'
import { columnsFor } from '../../model/lists/listState'
import { bindMe } from '../../model/rules/evaluate'
import { isNever } from '../../model/rules/rule'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useCatalogue,
  useResource,
  useResources,
  useTexts,
} from '../../providers/backend/catalogueContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { usePageDrawn } from '../../providers/opening/usePageDrawn'
import { MoveButton } from '../../resources/flow/moves/MoveButton'
import { useRowMoves } from '../../resources/flow/useRowMoves'
import { useNarrowedPath } from '../../resources/record/narrowedPath'
import { useRecordPath } from '../../resources/record/recordPath'
import { ButtonLink } from '../../ui/controls/Button'
import { TabStrip } from '../../ui/controls/TabStrip'
import { timeAgo } from '../../ui/controls/timeAgo'
import { buildMenuGroups } from '../../ui/menu/sections'
import { useWaitingCounts } from '../../ui/notices/counts'
import { Item } from '../../ui/primitives/Item'
import { Card, Count, Stack } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { ErrorState } from '../../ui/states/Waiting'
import { Bones } from './Bones'

const SHOWN = 5

/** Records that wait for the reader's step, by resource, each with the button of that step. */
export function WorkQueue({ isHiddenWhenEmpty }: { readonly isHiddenWhenEmpty: boolean }) {
  const { translate, labels } = useTexts()
  const catalogue = useCatalogue()
  const counts = useWaitingCounts(true)
  usePageDrawn(routes.waiting.path, counts !== undefined)
  const [chosen, setChosen] = useState('')
  const waiting = buildMenuGroups({ catalogue, pages: [] }, useMe()).flatMap(({ entries }) =>
    entries.flatMap(entry =>
      'resource' in entry && counts?.[entry.resource.name] ? [entry.resource] : [],
    ),
  )
  const selected = waiting.find(({ name }) => name === chosen) ?? waiting[0]
  if (isHiddenWhenEmpty && !selected) return null
  return (
    <Card flush title={translate('home.queue')} className="home-queue">
      {!counts && <Bones rows={SHOWN} />}
      {counts && !selected && (
        <StateFrame
          icon={AllDone}
          title={translate('home.queueEmpty')}
          text={translate('home.queueEmptyText')}
        />
      )}
      {selected && (
        <TabStrip
          label={translate('home.queue')}
          tabs={waiting.map(resource => ({
            name: resource.name,
            label: (
              <>
                {labels.many(resource)} <Count>{counts?.[resource.name]}</Count>
              </>
            ),
          }))}
          selected={selected.name}
          onChoose={setChosen}
        >
          <Suspense fallback={<Bones rows={SHOWN} />}>
            <ResourceContextProvider value={selected.name}>
              <Rows key={selected.name} />
            </ResourceContextProvider>
          </Suspense>
        </TabStrip>
      )}
    </Card>
  )
}

/** The oldest records, and a link to all. */
function Rows() {
  const translate = useTranslate()
  const me = useMe()
  const resource = useResource()
  useResources([...resource.fields.values()].flatMap(({ target }) => target?.name ?? []))
  const narrowedPath = useNarrowedPath()
  const moves = movesForward(resource).filter(({ allow }) => !isNever(bindMe(allow, me)))
  const filter = Object.fromEntries(
    [...new Set(moves.map(({ status }) => status.name))].map(name => [
      name,
      [...new Set(moves.flatMap(move => (move.status.name === name ? move.transition.from : [])))],
    ]),
  )
  const { data, error, refetch } = useGetList<SentRecord>(
    resource.name,
    firstOfList(resource.key.name, 25, filter),
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Bones rows={SHOWN} />
  const rows = data.filter(row => moves.some(move => mayMove(move, row, me))).slice(0, SHOWN)
  return (
    <>
      <Stack as="ul" gap={0} divided className="home-rows">
        {rows.map(row => (
          <li key={row.id}>
            <Waiting row={row} onMoved={() => void refetch()} />
          </li>
        ))}
      </Stack>
      <p className="home-all">
        <ButtonLink to={narrowedPath(resource, filter)}>{translate('home.queueAll')}</ButtonLink>
      </p>
    </>
  )
}

function Waiting({ row, onMoved }: { row: SentRecord; onMoved: () => void }) {
  const resource = useResource()
  const language = useLanguage()
  const titleOf = useTitleOf()
  const me = useMe()
  const to = useRecordPath(resource)(row)
  const title = <bdi>{titleOf(resource, row)}</bdi>
  const isPhone = useNarrow()
  const { moves, busy, start, dialog } = useRowMoves(resource, row, onMoved)
  const forward = new Set(movesForward(resource).map(({ name }) => name))
  const next = moves.find(({ name }) => forward.has(name))
  const columns = columnsFor(resource, me).filter(
    field =>
      resource.list.columns.includes(field.name) &&
      isTelling(resource, field) &&
      !isNone(row[field.name]),
  )
  const facts = columns.filter(({ store }) => store !== 'instant')
  const since = columns.find(({ store }) => store === 'instant')
  return (
    <Item
      className="home-waiting"
      title={
        to ? (
          <LinkBase to={to} className="p-lead">
            {title}
          </LinkBase>
        ) : (
          title
        )
      }
      sub={
        <>
          {since && timeAgo(String(row[since.name]), language)}
          {facts.slice(0, 2).map((field, at) => (
            <span key={field.name}>
              {(since || at > 0) && ' · '}
              <ShownValue field={field} value={row[field.name]} as="Cell" />
            </span>
          ))}
        </>
      }
      end={
        <>
          {next && (
            <MoveButton
              move={next}
              isPrimary={false}
              isPlain={isPhone}
              isBusy={busy === next.name}
              isHeld={busy !== undefined && busy !== next.name}
              onMove={move => void start(move)}
            />
          )}
          {dialog}
        </>
      }
    />
  )
}

/** Fields that say what a record is about, beside its title and state. */
const isTelling = ({ key, title }: Resource, field: Resource['key']) =>
  field !== key && !field.status && !title.includes(field.name) && !field.isFile && !field.isPicture
