import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface Uploads {
  readonly running: number
  /** Answers what ends it. */
  readonly begin: () => () => void
}
const UploadsContext = createContext<Uploads>({ running: 0, begin: () => () => undefined })

/** The uploads of one form: it is not saved before they have ended. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const [running, setRunning] = useState(0)
  const uploads = useMemo(
    () => ({
      running,
      begin() {
        setRunning(count => count + 1)
        return () => setRunning(count => count - 1)
      },
    }),
    [running],
  )
  return <UploadsContext value={uploads}>{children}</UploadsContext>
}

export const useIsUploading = () => useContext(UploadsContext).running > 0

/** Tells the form while this one runs. */
export function useToldUpload(isRunning: boolean) {
  const { begin } = useContext(UploadsContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begin` counts wherever it comes from
  useEffect(() => (isRunning ? begin() : undefined), [isRunning])
}
