import Check from '@mui/icons-material/CheckCircle'
import { useCreate, useGetList, useInfiniteGetList, useNotify, useTranslate } from 'ra-core'
import { ReferredTitle } from '../../fields/record/Referred'
import { dateTime } from '../../kinds/dateTime/data'
import { policyOf } from '../../model/access/access'
import { isAlways } from '../../model/rules/rule'
import { useMe } from '../../providers/backend/backendContext'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Button } from '../../ui/controls/Button'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/Waiting'
import { useLiveRefresh } from './useLiveRefresh'

interface Reading {
  readonly id: number
  readonly USUARIO: number
  readonly FECHA: string
}
/** Confirmations per page. */
const AT_ONCE = 50

interface ReadingsProps {
  readonly post: number
  readonly author: unknown
}

/** A reader confirms once; authors of news see the confirmations. */
export function Readings({ post, author }: ReadingsProps) {
  const translate = useTranslate()
  const me = useMe()
  const seesAll = isAlways(policyOf(useResource('post-readings'), me).read)
  const { data, error, refetch } = useGetList<Reading>(
    'post-readings',
    firstOfList('ID_LECTURA desc', 1, { ID_NOTICIA: post, USUARIO: me.ID }),
  )
  useLiveRefresh('post-readings', () => void refetch())
  const title = translate('blog.readings')
  if (error) return <ErrorState title={title} error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const [mine] = data
  return (
    <Card>
      <Stack gap={3}>
        {author !== me.ID && <Confirm post={post} mine={mine} onRead={() => void refetch()} />}
        {seesAll && <Readers post={post} />}
      </Stack>
    </Card>
  )
}

interface ConfirmProps {
  readonly post: number
  readonly mine: Reading | undefined
  readonly onRead: () => void
}

function Confirm({ post, mine, onRead }: ConfirmProps) {
  const { translate, language } = useTexts()
  const notify = useNotify()
  const held = useReadOnlyProps()
  const [create, { isPending }] = useCreate()
  const confirm = () =>
    create(
      'post-readings',
      { data: { ID_NOTICIA: post } },
      {
        onSuccess: onRead,
        // Reads the list again, because it may be confirmed in another window.
        onError: error => {
          notify((error as Error).message, { type: 'error' })
          onRead()
        },
      },
    )
  if (mine) {
    return (
      <Row as="p" role="status">
        <Text tone="success">
          <Check aria-hidden="true" />
        </Text>
        {translate('blog.readOn', { date: dateTime.print(mine.FECHA, {}, language) })}
      </Row>
    )
  }
  return (
    <Row wrap justify="between">
      <p>{translate('blog.askRead')}</p>
      <Button variant="contained" loading={isPending} onClick={() => void confirm()} {...held}>
        {translate('blog.confirm')}
      </Button>
    </Row>
  )
}

function Readers({ post }: Pick<ReadingsProps, 'post'>) {
  const { translate, language } = useTexts()
  const users = useResource('users')
  const query = useInfiniteGetList<Reading>(
    'post-readings',
    firstOfList('ID_LECTURA desc', AT_ONCE, { ID_NOTICIA: post }),
  )
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  useLiveRefresh('post-readings', () => void refetch())
  if (!data) return null
  const readings = new Map(data.pages.flatMap(page => page.data).map(each => [each.id, each]))
  if (readings.size === 0) return <Text tone="secondary">{translate('blog.nobodyRead')}</Text>
  const count = data.pages[0]?.total ?? readings.size
  return (
    <details className="n-readers">
      <summary>{translate('blog.readers', { count })}</summary>
      <Stack as="ul" gap={0} divided>
        {[...readings.values()].map(({ id, USUARIO, FECHA }) => (
          <Row as="li" wrap justify="between" pad={2} key={id}>
            <ReferredTitle target={users} id={USUARIO} />
            <Text as="time" size="md" tone="secondary" dateTime={FECHA}>
              {dateTime.print(FECHA, {}, language)}
            </Text>
          </Row>
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="text" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('blog.moreReaders')}
        </Button>
      )}
    </details>
  )
}
