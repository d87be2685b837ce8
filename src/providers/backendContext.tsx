import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Language } from '../domain/text'
import type { Me } from '../model/access'
import type { Backend } from './backend'
import type { SessionView } from './sessionView'

const BackendContext = createContext<Backend | null>(null)

export const BackendProvider = ({
  backend,
  children,
}: {
  backend: Backend
  children: ReactNode
}) => <BackendContext value={backend}>{children}</BackendContext>

export function useBackend(): Backend {
  const backend = useContext(BackendContext)
  if (!backend) throw new Error('useBackend needs a BackendProvider around it')
  return backend
}

/** The auth state; the component draws again when it changes. */
export function useSession(): SessionView {
  const { session } = useBackend()
  return useSyncExternalStore(session.subscribe, session.view)
}

/** The signed-in person as rules see them: by what the server answered, not by what is stored. */
export function useMe(): Me {
  const { session, me } = useBackend()
  const known = useSyncExternalStore(session.subscribe, me)
  if (!known) throw new Error('useMe needs somebody signed in')
  return known
}

export function useLanguage(): Language {
  const { language } = useBackend()
  return useSyncExternalStore(language.subscribe, language.current)
}
