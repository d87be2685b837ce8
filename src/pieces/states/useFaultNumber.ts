import { useEffect, useState } from 'react'
import { useBackend } from '../../providers/backendContext'

/** The number under which the server's log has what broke; undefined until there is one. */
export function useFaultNumber(error: unknown): string | undefined {
  const { faults } = useBackend()
  const [number, setNumber] = useState<string>()
  useEffect(() => {
    let isHere = true
    void faults.numberOf(error).then(known => isHere && setNumber(known))
    return () => {
      isHere = false
    }
  }, [faults, error])
  return number
}
