export type PreloadView = 'list' | 'create' | 'edit'
type Places = readonly number[]

/** Which files an address needs: their names once, and everywhere else their places among them. */
export interface PreloadPlan {
  readonly names: readonly string[]
  /** By language. */
  readonly words: Readonly<Record<string, Places>>
  readonly frontWords: Readonly<Record<string, Places>>
  readonly front: Places
  readonly admin: Places
  /** What a view needs besides, and where it is found: the first that fits. */
  readonly views: Readonly<Record<PreloadView, Places>>
  readonly addresses: Readonly<Record<PreloadView, string>>
  /** The language of who has chosen none. */
  readonly language: string
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
  const { pathname } = location
  const isIn = token !== null && /^\/(dashboard|_app|$)/.test(pathname)
  const views = Object.keys(plan.views) as PreloadView[]
  const view = views.find(name => isIn && new RegExp(plan.addresses[name]).test(pathname))
  const words = (isIn ? plan.words : plan.frontWords)[language] ?? []
  const needs = [...words, ...(isIn ? plan.admin : plan.front), ...(view ? plan.views[view] : [])]
  for (const name of new Set(needs.map(place => plan.names[place]))) {
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
