type Places = readonly number[]

/** The files that each address needs: their names once, and elsewhere their indexes. */
export interface PreloadPlan {
  readonly names: readonly string[]
  /** The files of the namespaces by language, and the namespaces of the frame and the public pages. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Places>>>>
  readonly frame: readonly string[]
  readonly frontSays: readonly string[]
  readonly front: Places
  /** The sign-in page, which addresses of the admin show without a token. */
  readonly signIn: Places
  readonly admin: Places
  /** Further parts of a page, and its address below the dashboard as a regular expression; the first match applies. */
  readonly pages: readonly Needy[]
  /** The schemas that draw a page of a resource, and its addresses. */
  readonly schemas: readonly Needy[]
  /** Language of readers without a choice. */
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
  let language = plan.language
  try {
    token = localStorage.getItem('accessToken')
    language = localStorage.getItem('i18nextLng') ?? language
  } catch {
    // Blocked storage: no session.
  }
  if (!(language in plan.texts)) language = plan.language
  const { pathname } = location
  const isIn = token !== null && /^\/(dashboard|_app|$)/.test(pathname)
  const opened = () => {
    if (isIn) return plan.admin
    return /^\/(dashboard|_app|auth\/login|$)/.test(pathname) ? plan.signIn : plan.front
  }
  const isHere = ({ address }: Needy) =>
    isIn && new RegExp(`^/dashboard/(${address})/?$`).test(pathname)
  const page = [plan.pages.find(isHere), plan.schemas.find(isHere)]
  const namespaces = isIn ? [...plan.frame, ...page.flatMap(it => it?.says ?? [])] : plan.frontSays
  const needs = [
    ...namespaces.flatMap(name => plan.texts[language]?.[name] ?? []),
    ...opened(),
    ...page.flatMap(it => it?.needs ?? []),
  ]
  const load = () => {
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
  // Each link takes time, and a snapshot shows the rows without them: they wait until it is painted, but at most so long
  // for its answers.
  const patience = new Promise(resolve => setTimeout(resolve, 1500))
  const afterFrame = () => requestAnimationFrame(() => setTimeout(load))
  const opening = window.pageSnapshot?.opening
  if (opening) void Promise.race([opening, patience]).then(afterFrame)
  else load()
}
