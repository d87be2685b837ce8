import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since the component was drawn. */
export function useCalm(ms: number): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isCalm
}
