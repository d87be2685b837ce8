import { brandsByCompany, categoriesByCompany, companies, HT } from '../server/seed/companies'

export const company = HT
export const account = { email: 'bench@demo.test', password: 'bench-password-1' }
/** People who export at the same time. */
export const exporters = [1, 2, 3].map(n => ({ ...account, email: `exporter${n}@demo.test` }))

const kinds: Readonly<Record<string, readonly string[]>> = {
  100: ['Pantalla', 'Batería', 'Flex de carga', 'Tapa trasera'],
  108: ['Celular', 'Celular', 'Celular', 'Teléfono básico'],
  109: ['Funda', 'Cargador rápido', 'Cable USB-C', 'Audífonos', 'Mica de vidrio'],
  110: ['Tablet', 'Tablet con lápiz'],
  111: ['Refrigeradora', 'Lavadora', 'Cocina de inducción'],
  112: ['Mochila', 'Linterna', 'Juego de llaves'],
  116: ['Parlante', 'Reloj', 'Cámara', 'Enrutador'],
  117: ['Secadora', 'Plancha de pelo'],
  118: ['Licuadora', 'Cafetera', 'Olla arrocera'],
}
const models = ['Nova', 'Ámbar', 'Cóndor', 'Pampa', 'Zenit', 'Quilla', 'Delta', 'Brisa', 'Ñandú']
const sizes = ['32 GB', '64 GB', '128 GB', '256 GB', 'Mini', 'Pro', 'Max', 'Lite']
const colours = ['negro', 'azul', 'plata', 'rosa', 'verde', 'grafito', 'crema']

const categories = Object.keys(categoriesByCompany[HT] ?? {})
const brands = Object.keys(brandsByCompany[HT] ?? {})
const brandNames = brandsByCompany[HT] ?? {}

/** Skewed choice: the square of an even chance prefers the beginning of the list. */
const leaning = (list: readonly string[], chance: number) =>
  list[Math.floor(chance * chance * list.length)] ?? ''
const even = (list: readonly string[], chance: number) =>
  list[Math.floor(chance * list.length)] ?? ''

/** The `n`th generated product: the same on every run and every database. */
export function productAt(n: number) {
  const chance = chances(n)
  const CATEGORIA = leaning(['108', '109', ...categories], chance())
  const MARCA = leaning(brands, chance())
  const kind = even(kinds[CATEGORIA] ?? [], chance())
  const model = `${even(models, chance())} ${1 + Math.floor(chance() * 40)}`
  const looks = `${even(sizes, chance())} ${even(colours, chance())}`
  return {
    CODIGO: codeAt(n),
    NOMBRE: `${kind} ${brandNames[MARCA]} ${model} ${looks}`,
    SKU: `SKU-${String(n).padStart(7, '0')}`,
    COD_ITSA: `IT${String(n).padStart(7, '0')}`,
    CATEGORIA,
    MARCA,
    STATUS: chance() < 0.9 ? 'ACTIVO' : 'INACTIVO',
    COSTO: Math.round(chance() * 90_000) / 100,
    IMAGES: n % 4 === 0 ? [{ URL: `https://pictures.example/${n}.jpg` }] : [],
  }
}

export const codeAt = (n: number) =>
  `${10 + (n % 90)}.${String(n % 97).padStart(2, '0')}.${String(n).padStart(7, '0')}`

/** Pseudo-random numbers between 0 and 1 derived from `n` (mulberry32). */
function chances(n: number) {
  let state = Math.imul(n + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Pairs of typical filters: a state, a category, a brand, wide and narrow. */
export const filters: readonly object[] = categories.flatMap((CATEGORIA, at) => [
  { STATUS: 'ACTIVO', CATEGORIA },
  ...brands.filter((_, n) => n % 4 === at % 4).map(MARCA => ({ CATEGORIA, MARCA })),
])

/** Searches of one to three words, almost all different: from no matches to thousands. */
export const searches: readonly string[] = Array.from({ length: 400 }, (_, n) => {
  const { NOMBRE, SKU, CODIGO } = productAt(n * 37)
  const [kind = '', brand = '', model = '', , size = ''] = NOMBRE.split(' ')
  const asked = [
    model,
    `${brand} ${model}`,
    `${kind} ${model} ${size}`,
    SKU,
    CODIGO,
    kind.slice(0, 5),
  ]
  return `${asked[n % asked.length]}`
})

export const codeLists = {
  companies: companies.filter(({ EMPRESA }) => EMPRESA === HT),
  categories: Object.entries(categoriesByCompany[HT] ?? {}).map(namedRow),
  brands: Object.entries(brandNames).map(namedRow),
}

function namedRow([CODIGO, NOMBRE]: [string, string]) {
  return { CODIGO, NOMBRE }
}
