import { useEffect, useState } from 'react'

/** The value after a pause without changes. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
