import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { business } from '../business'

/** Strength of a password; `easy` is refused, the others are shown. */
export type Strength = 'easy' | 'weak' | 'good' | 'strong'

/** By zxcvbn score; 0 and 1 mean fewer than a million guesses. */
const strengths = ['easy', 'easy', 'weak', 'good', 'strong'] as const

/** Maximum characters evaluated; further ones add time, not information. */
const LOOKED_AT = 64

let zxcvbn: Promise<ZxcvbnFactory> | undefined

/** Strength of a password; `own` holds names and addresses of the user, which are obvious guesses. */
export type PasswordJudge = (password: string, own?: readonly string[]) => Strength

/** The judge of passwords, with the words that the business knows as easy. */
export async function passwordJudge(): Promise<PasswordJudge> {
  zxcvbn ??= createFactory()
  const factory = await zxcvbn
  return (password, own = []) => {
    const known = [...wordsOf([business().brand]), ...wordsOf(own)]
    const typed = password.slice(0, LOOKED_AT)
    if (isKeyboardWalk(typed)) return 'easy'
    const plain = typed.normalize('NFD').replace(/\p{Mark}/gu, '')
    const scores = [typed, ...(plain === typed ? [] : [plain])].map(
      text => factory.check(text, known).score,
    )
    return strengths[Math.min(...scores) as 0 | 1 | 2 | 3 | 4]
  }
}

async function createFactory(): Promise<ZxcvbnFactory> {
  const easy = await business().guessable?.()
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, spanish: [...spanishWords], business: [...(easy ?? [])] },
    graphs: { ...adjacencyGraphs, spanish: spanishKeyboard(adjacencyGraphs.qwerty) },
  })
}

/** Each name without spaces, joined with the next, and by word. */
const wordsOf = (own: readonly string[]) =>
  own
    .flatMap((text, at) => [
      text,
      text.replaceAll(/\s/g, ''),
      `${text}${own[at + 1] ?? ''}`,
      `${text} ${own[at + 1] ?? ''}`,
      ...text.split(/[^\p{L}\p{N}]+/u),
    ])
    .filter(word => word.length > 2)

/**
 * Frequent Spanish words and phrases in passwords that the checker's dictionaries lack, most frequent
 * first. Without accents.
 */
const spanishWords: readonly string[] =
  `contrasena contraseña clave claves miclave micontrasena miclavesegura contrasenasegura secreto
  secreta usuario administrador bienvenido bienvenida acceso ingreso ingresar entrar entrada
  seguridad seguro password1 hola holahola buenosdias buenastardes buenasnoches comoestas
  holacomoestas temporal cambiame dejameentrar abretesesamo nomeacuerdo cualquiera loquesea cambiar
  prueba pruebas oficina sistema sistemas gerencia gerente ventas vendedor vendedora bodega credito
  cartera tienda almacen factura facturas pedido pedidos inventario celular celulares telefono
  telefonos movil campeon futbol seleccion teamo teamomucho tequiero tequieromucho tequierotanto
  teamodemasiado teamoporsiempre teamoparasiempre teamor teextrano teadoro amor amorcito amores
  miamor mivida eresmivida mividaentera amordemivida elamordemivida siempretuyo mibebe micorazon
  corazon cariño carino preciosa princesa princesita hermosa hermoso bonita bonito chiquita chiquito
  gordita gordito flaca flaco mama mamita papa papito hijo hija hijos hermano hermana abuelo abuela
  familia esposo esposa novio novia bebe angel angelito jesus jesucristo cristo dios diosmio
  diosesamor diosteama diosmeama diosesfiel graciasadios gloriaadios todopoderoso jehova virgen
  maria santamaria bendicion bendiciones fe esperanza felicidad feliz felizcumpleanos alegria
  amistad amigo amiga amigos mimejoramigo soyelmejor siempre siemprejuntos juntosporsiempre
  parasiempre eternamente vida milagros paz libertad enero febrero marzo abril mayo junio julio
  agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo
  primavera verano otoño otono invierno navidad feliznavidad rojo azul verde amarillo negro negra
  blanco blanca rosado morado naranja gato gatito gata perro perrito perra conejo caballo leon tigre
  lobo mariposa delfin tortuga estrella estrellita luna sol cielo mar playa flor flores rosa rosas
  chocolate caramelo galleta pastel banano cacao camaron ceviche encebollado colada playero casa
  micasa micasita carro moto dinero dolar dolares trabajo escuela colegio universidad profesor
  profesora doctor doctora ingeniero ingeniera licenciado abogado computadora internet musica
  guitarra salsa reggaeton uno dos tres cuatro cinco seis siete ocho nueve diez unodostres
  unodostrescuatro cien mil numero numeros nuevo nueva nuevos mundo pais patria nacional`
    .split(/\s+/)
    .filter(word => word.length > 2)

type Graph = Readonly<Record<string, (string | null)[]>>

/** Spanish keyboard, with ñ in place of the American semicolon. */
const spanishKeyboard = (american: Graph): Record<string, (string | null)[]> =>
  Object.fromEntries(
    Object.entries(american).map(([key, beside]) => [
      withEnye(key),
      beside.map(keys => keys && withEnye(keys)),
    ]),
  )

const withEnye = (keys: string) => keys.replaceAll(';', 'ñ').replaceAll(':', 'Ñ')

const rows = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'] as const
const columns = Array.from({ length: 10 }, (_, at) => rows.map(row => row[at] ?? '').join(''))
const lanes = [...rows, ...columns].flatMap(keys => [keys, [...keys].reverse().join('')])

const SHORTEST_RUN = 3
const MOST_RUNS = 4
const MOST_OTHERS = 2

/** True for a password that only follows adjacent keys, also across rows and columns. */
function isKeyboardWalk(password: string): boolean {
  const keys = password.toLowerCase()
  let [runs, others] = [0, 0]
  for (let at = 0; at < keys.length; ) {
    const length = runAt(keys, at)
    if (length > 0) runs += 1
    else others += 1
    at += Math.max(1, length)
  }
  return runs > 0 && runs <= MOST_RUNS && others <= MOST_OTHERS
}

/** Length of the run of adjacent keys; 0 if too short. */
function runAt(keys: string, at: number): number {
  let length = SHORTEST_RUN
  const isRun = () =>
    at + length <= keys.length && lanes.some(lane => lane.includes(keys.slice(at, at + length)))
  if (!isRun()) return 0
  while (isRun()) length += 1
  return length - 1
}
