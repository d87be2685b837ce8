import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Settings } from '../domain/settings'
import type { Language } from '../domain/text'
import type { Me } from '../model/access'
import type { Backend } from './backend'
import type { ConnectionState } from './connection'
import type { LiveNews } from './live'
import type { ServerSettings } from './serverSettings'
import type { SessionView } from './sessionView'
import type { Looked } from './viewAs'

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

/** Whether the server answers; the component draws again when that changes. */
export function useConnection(): ConnectionState {
  const { connection } = useBackend()
  return useSyncExternalStore(connection.subscribe, connection.view)
}

/** Whether a newer version of the app lies ready. */
export function useNewer(): boolean {
  const { worker } = useBackend()
  return useSyncExternalStore(worker.subscribe, worker.isNewer)
}

/** Whose eyes the app is seen with, as rules see them: by what the server answered, not by what is stored. */
export function useMe(): Me {
  const { onMe, me } = useBackend()
  const known = useSyncExternalStore(onMe, me)
  if (!known) throw new Error('useMe needs somebody signed in')
  return known
}

/** The signed-in person, whoever they look as. */
export function useOwnMe(): Me | null {
  const { onMe, ownMe } = useBackend()
  return useSyncExternalStore(onMe, ownMe)
}

/** As whom an administrator looks at the app, if they do. */
export function useLooked(): Looked | null {
  const { onMe, viewAs, me } = useBackend()
  const looked = useSyncExternalStore(onMe, viewAs.current)
  return looked && me() === looked.me ? looked : null
}

export function useLanguage(): Language {
  const { language } = useBackend()
  return useSyncExternalStore(language.subscribe, language.current)
}

/** How the app looks; the component draws again when it changes. */
export function useSettings(): Settings {
  const { settings } = useBackend()
  return useSyncExternalStore(settings.subscribe, settings.view)
}

/** What the server tells everybody; undefined until it has. */
export function useServerSettings(): ServerSettings | undefined {
  const { serverSettings } = useBackend()
  const [settings, setSettings] = useState<ServerSettings>()
  useEffect(() => {
    let isHere = true
    void serverSettings().then(known => isHere && setSettings(known))
    return () => {
      isHere = false
    }
  }, [serverSettings])
  return settings
}

/** Told what others do, as they do it. */
export function useLive(listener: (news: LiveNews) => void) {
  const { live } = useBackend()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => live.subscribe(news => latest.current(news)), [live])
}
