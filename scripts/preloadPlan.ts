type Places = readonly number[]

/** Which files an address needs: their names once, and everywhere else their places among them. */
export interface PreloadPlan {
  readonly names: readonly string[]
  /** Where the words of the desk's parts lie, and that of the frame. */
  readonly words: string
  readonly frame: string
  readonly frontWords: Readonly<Record<string, Places>>
  readonly front: Places
  readonly admin: Places
  /** What a page needs besides, and its address below the dashboard as a regular expression: the first that fits. */
  readonly pages: readonly Needy[]
  /** The schemas a page of a resource is drawn by, and its addresses. */
  readonly schemas: readonly Needy[]
  /** The language of who has chosen none. */
  readonly language: string
}

interface Needy {
  readonly address: string
  readonly needs: Places
  /** The parts whose words it says. */
  readonly says: readonly string[]
}

/** Stands as text in index.html and refers to nothing around it. */
export function preloadInPage(plan: PreloadPlan): void {
  let token: string | null = null
  let language = plan.language
  try {
    token = localStorage.getItem('accessToken')
    language = localStorage.getItem('i18nextLng') ?? language
  } catch {
    // Blocked storage: nobody is signed in.
  }
  if (!(language in plan.frontWords)) language = plan.language
  const { pathname } = location
  const isIn = token !== null && /^\/(dashboard|_app|$)/.test(pathname)
  const isHere = ({ address }: Needy) =>
    isIn && new RegExp(`^/dashboard/(${address})/?$`).test(pathname)
  const page = [plan.pages.find(isHere), plan.schemas.find(isHere)]
  const parts = isIn ? [plan.frame, ...page.flatMap(it => it?.says ?? [])] : []
  const words = parts.map(part => `${plan.words}/${language}/${part}.js`)
  const needs = [
    ...(isIn ? plan.admin : [...(plan.frontWords[language] ?? []), ...plan.front]),
    ...page.flatMap(it => it?.needs ?? []),
  ]
  for (const name of new Set([...words, ...needs.map(place => plan.names[place])])) {
    if (!name) continue
    const link = document.createElement('link')
    link.rel = name.endsWith('.css') ? 'preload' : 'modulepreload'
    if (name.endsWith('.css')) link.as = 'style'
    // as the build's own links ask, or what came is asked for once more
    link.crossOrigin = ''
    link.href = `/${name}`
    document.head.append(link)
  }
}
