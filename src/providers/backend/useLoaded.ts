import { useEffect, useState } from 'react'

/** The result of `load`, loaded again when dependencies change; undefined until then. */
export function useLoaded<Value>(load: () => Promise<Value>, by: readonly unknown[]) {
  const [value, setValue] = useState<Value>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it depends on
  useEffect(() => {
    let isHere = true
    void load().then(loaded => isHere && setValue(() => loaded))
    return () => {
      isHere = false
    }
  }, [...by])
  return value
}
