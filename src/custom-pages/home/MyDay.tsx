import { useQuery } from '@tanstack/react-query'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import '../../ui/figures/figures.css'
import { LinkBase, useCreatePath, useGetList, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { today } from '../../base/day'
import { settledOrders } from '../../domain/orders/openOrders'
import { useMoments } from '../../features/attendance/useMoments'
import { useDashboard } from '../../features/bi/useDashboard'
import { mostDues, readDues, totalDue } from '../../features/checkout/state/dues'
import { useTitleByKey } from '../../fields/record/recordTitle'
import type { StoredFile } from '../../kinds/file/data'
import { mayAct } from '../../model/access/access'
import type { ShownFigure } from '../../model/endpoints/figures'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useResource, useTexts } from '../../providers/backend/catalogueContext'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Compared } from '../../ui/figures/Compared'
import { Figures } from '../../ui/figures/Figures'
import { LoadingFigures } from '../../ui/figures/LoadingFigures'
import { portalFor } from '../../ui/menu/sections'
import { Picture } from '../../ui/primitives/Avatar'
import { Item, ItemLink } from '../../ui/primitives/Item'
import { Card, Split, Stack, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { ErrorState } from '../../ui/states/Waiting'
import { later } from '../../ui/theme/later'
import { Bones, QueueBones } from './Bones'

/** The reader's queue, visits, news, figures and one chart. */
export function MyDay() {
  const { resources } = useCatalogue()
  const me = useMe()
  const mayList = (name: string) => {
    const resource = resources.get(name)
    return resource && mayAct(resource, me, 'list')
  }
  const isPortal = portalFor(me) !== undefined
  const [hasAgenda, hasNews] = [mayList('visits') && !isPortal, mayList('posts')]
  const queue = (
    <CardBoundary>
      <Suspense fallback={isPortal ? null : <QueueBones />}>
        <Queue isHiddenWhenEmpty={isPortal} />
      </Suspense>
    </CardBoundary>
  )
  return (
    <>
      {!isPortal && (hasAgenda || hasNews) ? (
        <Split>
          {queue}
          <Stack gap={5}>
            {hasAgenda && (
              <CardBoundary>
                <NextVisits />
              </CardBoundary>
            )}
            {hasNews && (
              <CardBoundary>
                <LatestNews />
              </CardBoundary>
            )}
          </Stack>
        </Split>
      ) : (
        queue
      )}
      <MyFigures isPortal={isPortal} />
      {isPortal && hasNews && (
        <CardBoundary>
          <LatestNews />
        </CardBoundary>
      )}
    </>
  )
}

/** Numbers of the last thirty days, and the first chart the reader may see; a customer's are their open orders. */
function MyFigures({ isPortal }: { readonly isPortal: boolean }) {
  const { data, error, refetch } = useDashboard('app', 'month')
  const due = useDue(isPortal)
  if (!data && error)
    return (
      <Card as="div">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data) return <LoadingFigures charts={1} numbers={isPortal ? 2 : 4} />
  const chart = data.figures.find(({ look }) => look !== 'number')
  const isStaffs = ({ id, before }: ShownFigure) => before !== undefined || id === 'heldOrders'
  const figures = data.figures.filter(
    figure => figure === chart || (figure.look === 'number' && !(isPortal && isStaffs(figure))),
  )
  return (
    <>
      {figures.some(({ before }) => before !== undefined) && <Compared {...data} />}
      <Figures board={{ ...data, figures: [...due, ...figures] }} />
    </>
  )
}

/** Total of a customer's open orders. */
function useDue(enabled: boolean): readonly ShownFigure[] {
  const { http } = useBackend()
  const queryFn = () => readDues(http)
  const { data: dues = [] } = useQuery({ queryKey: ['invoices', 'due'], queryFn, enabled })
  if (dues.length === 0 || dues.length === mostDues) return []
  const total = totalDue(dues)
  const behind = { resource: 'invoices', filter: { ESTADO: { nin: settledOrders } } }
  return [{ id: 'due', look: 'number', unit: 'money', total, parts: [], behind }]
}

const Queue = later(() => import('./WorkQueue'), 'WorkQueue', 'home', 'form', 'columns')

function NextVisits() {
  const translate = useTranslate()
  const { ID } = useMe()
  const moments = useMoments()
  const { data: visits = [], isPending } = useGetList(
    'visits',
    firstOfList('FECHA', 4, { USER_ID: ID, VISITO: false, FECHA: { gte: today(new Date()) } }),
  )
  return (
    <Card
      flush
      className="home-visits"
      title={translate('home.visits')}
      actions={<LinkBase to="/dashboard/calendar">{translate('home.agenda')}</LinkBase>}
    >
      {isPending ? (
        <Bones rows={3} />
      ) : (
        visits.length === 0 && <p className="p-nothing">{translate('home.noVisits')}</p>
      )}
      <Stack as="ul" gap={0} divided className="home-rows">
        {visits.map(({ id, CLIENTE_ID, FECHA }) => (
          <li key={id}>
            <Item
              title={<CustomerName id={CLIENTE_ID} />}
              sub={<time dateTime={String(FECHA)}>{moments.moment(String(FECHA))}</time>}
            />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function CustomerName({ id }: { readonly id: string }) {
  const nameOf = useTitleByKey()
  return <bdi>{nameOf(useResource('clients'), id)}</bdi>
}

interface Post {
  readonly id: number
  readonly TITULO: string
  readonly PUBLICADO: string
  readonly PORTADA?: StoredFile | null
}

const latest = firstOfList('PUBLICADO desc', 3)

/** Published news; nothing without any. Above the doors of a portal nothing may vanish. */
function LatestNews() {
  const { translate, language } = useTexts()
  const createPath = useCreatePath()
  const apiAddress = useApiAddress()
  const { data, isPending } = useGetList<Post>('posts', {
    ...latest,
    filter: { PUBLICADO: { lte: today(new Date()) } },
  })
  const isPortal = portalFor(useMe()) !== undefined
  if (!data?.length && (isPortal || !isPending)) return null
  return (
    <Card
      flush
      title={translate('home.news')}
      actions={<LinkBase to="/dashboard/blog/posts">{translate('home.allNews')}</LinkBase>}
    >
      {isPending && <Bones rows={3} />}
      <Stack as="ul" gap={0} divided className="home-rows">
        {data?.map(({ id, TITULO, PUBLICADO, PORTADA }) => (
          <li key={id}>
            <ItemLink
              to={createPath({ resource: 'posts', type: 'show', id })}
              start={
                <Picture size={64} ratio={16 / 9} src={PORTADA?.url && apiAddress(PORTADA.url)} />
              }
              title={
                <Text as="bdi" lines={2}>
                  {TITULO}
                </Text>
              }
              sub={<time dateTime={PUBLICADO}>{timeAgo(PUBLICADO, language)}</time>}
            />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
