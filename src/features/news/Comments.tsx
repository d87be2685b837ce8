import Delete from '@mui/icons-material/DeleteOutlined'
import { useCreate, useDelete, useInfiniteGetList, useNotify, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { adminRole } from '../../base/business'
import { ReferredTitle } from '../../fields/record/Referred'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { Button } from '../../ui/controls/Button'
import { ErrorState } from '../../ui/states/ErrorState'
import { useLiveRefresh } from './useLiveRefresh'

/** Comments per page. */
const AT_ONCE = 50

interface Comment {
  readonly id: number
  readonly USUARIO: number
  readonly FECHA: string
  readonly TEXTO: string
}
interface CommentsProps {
  readonly post: number
  readonly isOpen: boolean
}

/** Comments on a post, oldest first, earlier ones on request, with an input while the post is open for comments. */
export function Comments({ post, isOpen }: CommentsProps) {
  const translate = useTranslate()
  const id = useId()
  const query = useInfiniteGetList<Comment>(
    'post-comments',
    {
      filter: { ID_NOTICIA: post },
      pagination: { page: 1, perPage: AT_ONCE },
      sort: { field: 'ID_COMENTARIO', order: 'DESC' },
      meta: listMeta,
    },
    { retry: false },
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
    <section className="p-card n-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {query.hasNextPage && (
        <Button
          variant="text"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {translate('blog.earlier')}
        </Button>
      )}
      {comments.length === 0 && (
        <p className="p-quiet n-quiet">{translate(isOpen ? 'blog.beFirst' : 'blog.closed')}</p>
      )}
      <ol className="n-comments">
        {comments.map(comment => (
          <Said key={comment.id} comment={comment} onGone={again} />
        ))}
      </ol>
      {isOpen && <Say post={post} onSaid={again} />}
      {!isOpen && comments.length > 0 && (
        <p className="p-quiet n-quiet">{translate('blog.closed')}</p>
      )}
    </section>
  )
}

/** Pages come newest first. A comment written meanwhile shifts the pages, so duplicates are removed. */
const inOrder = (pages: readonly (readonly Comment[])[]) =>
  [...new Map(pages.flat().map(comment => [comment.id, comment])).values()].toSorted(
    (a, b) => a.id - b.id,
  )

function Said({ comment, onGone }: { readonly comment: Comment; readonly onGone: () => void }) {
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
    <li>
      <p className="p-cluster n-byline">
        <strong>
          <ReferredTitle target={users} id={USUARIO} />
        </strong>
        <time dateTime={FECHA}>{dateTime.print(FECHA, {}, language)}</time>
        {(USUARIO === me.ID || me.ROLE === adminRole()) && (
          <button
            type="button"
            className="p-centred n-drop"
            disabled={isPending}
            aria-label={translate('blog.removeComment')}
            title={translate('blog.removeComment')}
            onClick={() => void drop()}
            {...held}
          >
            <Delete fontSize="small" />
          </button>
        )}
      </p>
      <p className="n-said" dir="auto">
        {TEXTO}
      </p>
    </li>
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
    <div className="n-say">
      <textarea
        value={text}
        rows={3}
        maxLength={2000}
        aria-label={translate('blog.writeComment')}
        placeholder={translate('blog.writeComment')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        variant="outlined"
        loading={isPending}
        disabled={text.trim() === ''}
        onClick={() => void say()}
        {...held}
      >
        {translate('blog.comment')}
      </Button>
    </div>
  )
}
