import Delete from '@mui/icons-material/DeleteOutlined'
import { useCreate, useDelete, useInfiniteGetList, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { adminRole } from '../../base/business'
import { ReferredTitle } from '../../fields/record/Referred'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Button, IconButton } from '../../ui/controls/Button'
import { Textarea } from '../../ui/primitives/inputs'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/Waiting'
import { useLiveRefresh } from './useLiveRefresh'

/** Comments per page. */
const AT_ONCE = 50

interface Comment {
  readonly id: number
  readonly USUARIO: number
  readonly FECHA: string
  readonly TEXTO: string
}
/** Comments on a post, oldest first, earlier ones on request, with an input while the post is open for comments. */
export function Comments({ post, isOpen }: { post: number; isOpen: boolean }) {
  const translate = useTranslate()
  const query = useInfiniteGetList<Comment>(
    'post-comments',
    firstOfList('ID_COMENTARIO desc', AT_ONCE, { ID_NOTICIA: post }),
  )
  const { data, error, refetch } = query
  const again = () => void refetch()
  useLiveRefresh('post-comments', again)
  const title = translate('blog.comments')
  // Comments already shown stay if reading more fails.
  if (error && !data) return <ErrorState title={title} error={error} onRetry={again} />
  if (!data) return null
  const comments = inOrder(data.pages.map(page => page.data))
  return (
    <Card title={title}>
      {query.hasNextPage && (
        <Button
          variant="text"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          i18nKey="blog.earlier"
        />
      )}
      {comments.length === 0 && (
        <Text as="p" tone="secondary" i18nKey={isOpen ? 'blog.beFirst' : 'blog.closed'} />
      )}
      <Stack as="ol" gap={0} divided>
        {comments.map(comment => (
          <CommentItem key={comment.id} comment={comment} onGone={again} />
        ))}
      </Stack>
      {isOpen && <Say post={post} onSaid={again} />}
      {!isOpen && comments.length > 0 && <Text as="p" tone="secondary" i18nKey="blog.closed" />}
    </Card>
  )
}

/** Pages come newest first. A comment written meanwhile shifts the pages, so duplicates are removed. */
const inOrder = (pages: readonly (readonly Comment[])[]) =>
  [...new Map(pages.flat().map(comment => [comment.id, comment])).values()].toSorted(
    (a, b) => a.id - b.id,
  )

function CommentItem({
  comment,
  onGone,
}: {
  readonly comment: Comment
  readonly onGone: () => void
}) {
  const translate = useTranslate()
  const language = useLanguage()
  const notify = useNotify()
  const me = useMe()
  const held = useReadOnlyProps()
  const users = useResource('users')
  const [remove, { isPending }] = useDelete()
  const { id, USUARIO, FECHA, TEXTO } = comment
  const drop = () =>
    remove(
      'post-comments',
      { id, previousData: comment },
      {
        onSuccess: onGone,
        onError: error => notify((error as Error).message, { type: 'error' }),
      },
    )
  return (
    <Stack as="li" gap={1} pad={2}>
      <Row wrap>
        <Text strong>
          <ReferredTitle target={users} id={USUARIO} />
        </Text>
        <Text as="time" size="md" tone="secondary" dateTime={FECHA}>
          {dateTime.print(FECHA, {}, language)}
        </Text>
        {(USUARIO === me.ID || me.ROLE === adminRole()) && (
          <IconButton
            disabled={isPending}
            title={translate('blog.removeComment')}
            onClick={() => void drop()}
            {...held}
          >
            <Delete fontSize="small" />
          </IconButton>
        )}
      </Row>
      <p className="p-prose" dir="auto">
        {TEXTO}
      </p>
    </Stack>
  )
}

function Say({ post, onSaid }: { readonly post: number; readonly onSaid: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const held = useReadOnlyProps()
  const [text, setText] = useState('')
  // Idempotency key: repeated clicks create one comment.
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const [create, { isPending }] = useCreate()
  const say = () =>
    create(
      'post-comments',
      { data: { ID_NOTICIA: post, TEXTO: text.trim() }, meta: { idempotencyKey: key } },
      {
        onSuccess: () => {
          setText('')
          setKey(crypto.randomUUID())
          onSaid()
        },
        onError: error => notify((error as Error).message, { type: 'error' }),
      },
    )
  return (
    <Stack align="end">
      <Textarea
        value={text}
        rows={3}
        maxLength={2000}
        aria-label={translate('blog.writeComment')}
        placeholder={translate('blog.writeComment')}
        onText={setText}
      />
      <Button
        variant="outlined"
        loading={isPending}
        disabled={text.trim() === ''}
        onClick={() => void say()}
        {...held}
        i18nKey="blog.comment"
      />
    </Stack>
  )
}
