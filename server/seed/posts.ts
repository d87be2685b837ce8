import { addDays } from '../../src/base/day'
import type { CoverName } from './coverDrawing'
import { demoPicture } from './files'
import { ACCOUNT_ID } from './people'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'
import { tableOf } from './tableOf'
import table from './tables/posts.json'

interface Written {
  readonly title: string
  readonly lead: string
  readonly body: string
  readonly tags: readonly string[]
  /** Days from today; positive ones are scheduled. */
  readonly daysFromToday: number
  readonly for: readonly string[]
  readonly cover: CoverName
  readonly closed?: true
}

const written: readonly Written[] = tableOf(table)

const comments = [
  '¿Aplica también para los pedidos ingresados ayer?',
  'Sí, siempre que la factura salga desde hoy.',
  'En Cuenca ya lo pidieron tres clientes.',
] as const

interface PostsWanted {
  readonly firstId: number
  readonly sellers: readonly number[]
  readonly today: string
}

/** News with comments and confirmations. */
export const createNews = (requested: PostsWanted) => ({
  posts: createPosts(requested),
  'post-comments': createPostComments(requested),
  'post-readings': createPostReadings(requested),
})

function createPosts({ firstId, today }: PostsWanted): readonly DemoRecord[] {
  const chance = chanceFrom(73 + firstId)
  return written.map((post, at) => ({
    ID_NOTICIA: firstId + at,
    TITULO: post.title,
    RESUMEN: post.lead,
    CONTENIDO: post.body,
    PORTADA: demoPicture(post.cover, chance),
    ETIQUETAS: post.tags,
    PARA: post.for,
    PUBLICADO: `${addDays(today, post.daysFromToday)}T${post.daysFromToday === 0 ? '05' : '13'}:00:00.000Z`,
    COMENTABLE: !post.closed,
    AUTOR: at === 2 ? ACCOUNT_ID['9'] : ACCOUNT_ID['10'],
  }))
}

const createPostComments = ({ firstId, sellers, today }: PostsWanted): readonly DemoRecord[] =>
  comments.map((TEXTO, at) => ({
    ID_COMENTARIO: firstId + at,
    ID_NOTICIA: firstId + 1,
    TEXTO,
    USUARIO: at === 1 ? ACCOUNT_ID['10'] : sellers[at % sellers.length],
    FECHA: `${addDays(today, -2)}T1${5 + at}:10:00.000Z`,
  }))

const createPostReadings = ({ firstId, sellers, today }: PostsWanted): readonly DemoRecord[] =>
  [...new Set(sellers)].slice(1, 5).flatMap((USUARIO, at) =>
    [1, 3].map((post, more) => ({
      ID_LECTURA: firstId + at * 2 + more,
      ID_NOTICIA: firstId + post,
      USUARIO,
      FECHA: `${addDays(today, -2)}T1${4 + at}:30:00.000Z`,
    })),
  )
