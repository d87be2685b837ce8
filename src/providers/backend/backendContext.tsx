import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import type { Settings } from '../../base/accounts/settings'
import { type Language, languageFor } from '../../base/text'
import type { Me } from '../../model/access/access'
import type { ConnectionState } from '../http/connection'
import type { LiveNews } from '../live/live'
import type { ServerSettings } from '../session/serverSettings'
import type { SessionView } from '../session/sessionView'
import type { ViewedUser } from '../session/viewAs'
import type { Backend } from './backend'
import { useLoaded } from './useLoaded'

/** A context, and the hook that reads it; it throws where nothing around it provides one. */
export function requiredContext<Value extends object>(missing: string) {
  const context = createContext<Value | null>(null)
  const useProvided = (): Value => {
    const value = useContext(context)
    if (!value) throw new Error(missing)
    return value
  }
  return [context, useProvided] as const
}

const [BackendContext, useBackend] = requiredContext<Backend>(
  'useBackend needs a BackendProvider around it',
)

export { useBackend }

const LanguageContext = createContext<Language>('')

export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  const { language, onMe, me } = backend
  const chosen = useSyncExternalStore(language.subscribe, language.current)
  const role = useSyncExternalStore(onMe, () => me()?.ROLE)
  return (
    <BackendContext value={backend}>
      <LanguageContext value={languageFor(chosen, role)}>{children}</LanguageContext>
    </BackendContext>
  )
}

export function useSession(): SessionView {
  const { session } = useBackend()
  return useSyncExternalStore(session.subscribe, session.view)
}

export function useConnection(): ConnectionState {
  const { connection } = useBackend()
  return useSyncExternalStore(connection.subscribe, connection.view)
}

export function useNewer(): boolean {
  const { worker } = useBackend()
  return useSyncExternalStore(worker.subscribe, worker.isNewer)
}

/** The person whose rights apply, as the server reported them; stored copies are ignored. */
export function useMe(): Me {
  const { onMe, me } = useBackend()
  const known = useSyncExternalStore(onMe, me)
  if (!known) throw new Error('useMe needs somebody signed in')
  return known
}

/** The server has only the original API (business.md#original-api). */
export const useIsPlain = (): boolean => useMe().PLAIN_SERVER === true

/** The signed-in person, also while viewing as another user. */
export function useOwnMe(): Me | null {
  const { onMe, ownMe } = useBackend()
  return useSyncExternalStore(onMe, ownMe)
}

/** The impersonated person, if any. */
export function useViewedUser(): ViewedUser | null {
  const { onMe, viewAs, me } = useBackend()
  const viewedUser = useSyncExternalStore(onMe, viewAs.current)
  return viewedUser && me() === viewedUser.me ? viewedUser : null
}

/** The reader's language; in a portal with the words of their role: `es@customer`. */
export const useLanguage = (): Language => useContext(LanguageContext)

export function useSettings(): Settings {
  const { settings } = useBackend()
  return useSyncExternalStore(settings.subscribe, settings.view)
}

/** Public settings of the server; undefined until loaded. */
export function useServerSettings(): ServerSettings | undefined {
  const { server } = useBackend()
  return useLoaded(() => server.settings(), [server])
}

export function useLive(listener: (news: LiveNews) => void) {
  const { live } = useBackend()
  const tell = useEffectEvent(listener)
  useEffect(() => live.subscribe(news => tell(news)), [live])
}
