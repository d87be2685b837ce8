import { addDays } from '../../src/base/day'
import type { CoverName } from './coverDrawing'
import { demoPicture } from './files'
import { ACCOUNT_ID } from './people'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

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

const sellers = ['7', '6', '5']
const team = ['9', '8', ...sellers]

const written: readonly Written[] = [
  {
    title: 'Llega el Kondor K9 Pro: lo que hay que saber para venderlo',
    lead: 'Desde hoy en Quito, Guayaquil y Cuenca. Precio de lanzamiento por dos semanas.',
    body: '<p>El <strong>Kondor K9 Pro</strong> ya está en las tres bodegas principales. Es el equipo de gama media con el que competimos este trimestre.</p><h2>Tres argumentos</h2><ul><li><p>256 GB y 8 GB de RAM al precio de un equipo de 128 GB.</p></li><li><p>Batería de 5.000 mAh con carga de 67 W: media carga en 18 minutos.</p></li><li><p>Garantía de 12 meses con repuestos en el país.</p></li></ul><h2>Cómo ofrecerlo</h2><p>Muéstrelo encendido y con la cámara abierta. Al mayorista, ofrézcalo en cajas de diez con audífonos: el combo ya está cargado en la lista 2.</p><blockquote><p>Separe equipos solo con pedido ingresado: la reserva de palabra no descuenta stock.</p></blockquote>',
    tags: ['lanzamiento'],
    daysFromToday: 0,
    for: team,
    cover: 'telefono',
  },
  {
    title: 'Promoción de fin de mes: audífonos con cada equipo de gama media',
    lead: 'Vigente hasta agotar stock en todas las tiendas y para mayoristas con pago de contado.',
    body: '<p>Por cada equipo de gama media facturado, el cliente lleva audífonos inalámbricos <strong>sin costo</strong>.</p><h2>Condiciones</h2><ol><li><p>Solo facturas de contado o con tarjeta.</p></li><li><p>Un obsequio por IMEI. Ingrese el accesorio con 100 % de descuento y el motivo «Promoción».</p></li><li><p>No se acumula con la lista de distribuidor.</p></li></ol><p>Dudas: escriba en los comentarios y respondemos a todos.</p>',
    tags: ['promocion'],
    cover: 'audifonos',
    daysFromToday: -3,
    for: sellers,
  },
  {
    title: 'Cambios en el cupo de crédito a partir de este mes',
    lead: 'Los pedidos que superan el cupo pasan a revisión; no se despachan facturas con más de 15 días de mora.',
    body: '<p>Para cuidar la cartera, desde este mes:</p><ul><li><p>Un pedido que supera el cupo queda <strong>en revisión</strong> hasta que Crédito lo apruebe.</p></li><li><p>Con una factura vencida más de 15 días no se despacha, aunque haya cupo.</p></li><li><p>El aumento de cupo se solicita con los documentos del cliente completos.</p></li></ul><p>Antes de ofrecer plazo, consulte el estado del cliente en su ficha. Nadie fuera de Crédito puede comprometer un cupo.</p>',
    tags: ['politica'],
    cover: 'credito',
    daysFromToday: -9,
    for: ['9', '7', '6'],
    closed: true,
  },
  {
    title: 'Capacitación: cómo recibir un equipo en garantía',
    lead: 'Jueves a las 17:00. Fotos, accesorios, clave y firma: la recepción correcta en cinco pasos.',
    body: '<p>Nueve de cada diez reclamos nacen en una mala recepción. El jueves repasamos el proceso con casos reales.</p><ol><li><p>Busque el IMEI: el sistema dice si está en garantía.</p></li><li><p>Cuatro fotos: frente, espalda, lados y puerto.</p></li><li><p>Anote los accesorios que se quedan.</p></li><li><p>Escriba la falla con las palabras del cliente.</p></li><li><p>Firma y etiqueta, antes de que el cliente se vaya.</p></li></ol>',
    tags: ['capacitacion'],
    cover: 'capacitacion',
    daysFromToday: -14,
    for: [...team],
  },
  {
    title: 'Horarios de despacho y cortes de Servientrega',
    lead: 'Pedidos aprobados hasta las 15:30 salen el mismo día desde Quito y Guayaquil.',
    body: '<h2>Cortes</h2><ul><li><p>Quito y Guayaquil: <strong>15:30</strong>.</p></li><li><p>Cuenca: <strong>14:00</strong>.</p></li><li><p>Sábados: 11:00, solo ciudades principales.</p></li></ul><p>La guía aparece en el pedido en cuanto se imprime. Revise la dirección y el teléfono antes de confirmar: un cambio posterior cuesta un día.</p>',
    tags: ['operacion'],
    cover: 'despacho',
    daysFromToday: -21,
    for: team,
  },
  {
    title: 'Próximo lanzamiento: línea de parlantes resistentes al agua',
    lead: 'Se publica el día del lanzamiento, con precios y material para redes.',
    body: '<p>Tres modelos, precios desde el primer día en todas las listas. Las fichas y fotos estarán en la galería de cada producto.</p>',
    tags: ['lanzamiento', 'promocion'],
    cover: 'parlante',
    daysFromToday: 6,
    for: sellers,
  },
]

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
