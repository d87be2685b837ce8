import { LinkBase, useCreatePath, useGetList, useTranslate } from 'ra-core'
import { today } from '../../base/day'
import type { StoredFile } from '../../kinds/file/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Picture } from '../../ui/primitives/Avatar'
import { Card } from '../../ui/primitives/Card'
import { ItemLink } from '../../ui/primitives/Item'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { Bones } from './Bones'

interface Post {
  readonly id: number
  readonly TITULO: string
  readonly PUBLICADO: string
  readonly PORTADA?: StoredFile | null
}

const latest = {
  pagination: { page: 1, perPage: 3 },
  sort: { field: 'PUBLICADO', order: 'DESC' },
  meta: listMeta,
} as const

/** Published news; nothing without any. */
export function LatestNews() {
  const translate = useTranslate()
  const language = useLanguage()
  const createPath = useCreatePath()
  const apiAddress = useApiAddress()
  const { data, isPending } = useGetList<Post>('posts', {
    ...latest,
    filter: { PUBLICADO: { lte: today(new Date()) } },
  })
  if (!isPending && !data?.length) return null
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
