import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface Uploads {
  readonly running: number
  /** Returns the function that ends it. */
  readonly begin: () => () => void
}
const UploadsContext = createContext<Uploads>({ running: 0, begin: () => () => undefined })

/** Counts the uploads of a form, which cannot be saved before they end. */
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

/** Registers a running upload with the form. */
export function useReportedUpload(isRunning: boolean) {
  const { begin } = useContext(UploadsContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `begin` must not count again
  useEffect(() => (isRunning ? begin() : undefined), [isRunning])
}
