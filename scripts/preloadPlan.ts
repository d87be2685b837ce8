type Places = readonly number[]

/** The files that each address needs: their names once, and elsewhere their indexes. */
export interface PreloadPlan {
  readonly names: readonly string[]
  /** The files of the namespaces by language, and the namespaces of the frame and the public pages. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Places>>>>
  readonly frame: readonly string[]
  readonly frontSays: readonly string[]
  readonly front: Places
  readonly admin: Places
  /** Further parts of a page, and its address below the dashboard as a regular expression; the first match applies. */
  readonly pages: readonly Needy[]
  /** The schemas that draw a page of a resource, and its addresses. */
  readonly schemas: readonly Needy[]
  /** Codes of html by language, and the language where the browser knows none of them. */
  readonly languages: Readonly<Record<string, string>>
  readonly language: string
}

interface Needy {
  readonly address: string
  readonly needs: Places
  /** Its namespaces. */
  readonly says: readonly string[]
}

/** Copied as text into index.html; it must not refer to other code. */
export function preloadInPage(plan: PreloadPlan): void {
  let token: string | null = null
  const codes = Object.entries(plan.languages).map(([value, code]) => [code.split('-')[0], value])
  const known = navigator.languages.map(tag => codes.find(([code]) => code === tag.split('-')[0]))
  const own = known.find(Boolean)?.[1] ?? plan.language
  let language = own
  try {
    token = localStorage.getItem('accessToken')
    language = localStorage.getItem('i18nextLng') ?? language
  } catch {
    // Blocked storage: no session.
  }
  if (!(language in plan.texts)) language = own
  const { pathname } = location
  const isIn = token !== null && /^\/(dashboard|_app|$)/.test(pathname)
  const isHere = ({ address }: Needy) =>
    isIn && new RegExp(`^/dashboard/(${address})/?$`).test(pathname)
  const page = [plan.pages.find(isHere), plan.schemas.find(isHere)]
  const said = isIn ? [...plan.frame, ...page.flatMap(it => it?.says ?? [])] : plan.frontSays
  const needs = [
    ...said.flatMap(name => plan.texts[language]?.[name] ?? []),
    ...(isIn ? plan.admin : plan.front),
    ...page.flatMap(it => it?.needs ?? []),
  ]
  for (const name of new Set(needs.map(place => plan.names[place]))) {
    if (!name) continue
    const link = document.createElement('link')
    link.rel = name.endsWith('.css') ? 'preload' : 'modulepreload'
    if (name.endsWith('.css')) link.as = 'style'
    // must match the build's own links; otherwise the file is requested twice
    link.crossOrigin = ''
    link.href = `/${name}`
    document.head.append(link)
  }
}
