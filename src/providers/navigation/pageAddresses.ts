import { business } from '../../base/business'
import type { Catalogue } from '../../model/fields/resource'
import { addressesOf, type CustomPage, pageAddressOf } from './customPages'
import { frontAddresses } from './destination'
import { SECTION } from './place'
import { BASE, publicPagesOf } from './publicUrls'

/** react-admin's own addresses of a resource. */
const own = ['', '/create', '/:id', '/:id/show']

/** All addresses of pages, with `:id` for a record; the server answers 404 for others. */
export function pageAddresses(
  catalogue: Catalogue,
  pages: readonly CustomPage[],
): readonly string[] {
  const resources = [...catalogue.resources.values()]
  const inMenu = [
    ...pages.filter(({ group }) => group && group !== 'me').map(pageAddressOf),
    ...resources.flatMap(({ schema }) => (schema.menu === false ? [] : (schema.pages?.list ?? []))),
  ]
  return [
    ...new Set([
      ...frontAddresses(),
      ...sectionPages(),
      ...inMenu.flatMap(sectionsAbove),
      ...resources.flatMap(({ name }) => own.map(rest => `${BASE}/${name}${rest}`)),
      ...publicPagesOf(catalogue).map(({ path }) => path),
      ...pages.flatMap(page => addressesOf(page).map(path => `${BASE}/${path}`)),
    ]),
  ]
}

const sectionPages = () => {
  const { sections, last } = business().menu ?? {}
  return Object.entries({ ...sections, ...last })
    .filter(([, { isPage }]) => isPage)
    .map(([id]) => `${BASE}/${SECTION}/${id}`)
}

/** The bare address of a section leads to its first page. */
const sectionsAbove = (address: string) => {
  const words = address.split('/')
  return words.map((_, at) => words.slice(0, at).join('/')).filter(it => it.startsWith(`${BASE}/`))
}
