import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { compactIdentity, rucOfPerson } from '../../domain/identity'
import { useLive } from '../../fields/liveRecord'
import type { SlotProps } from '../slots'

/** A natural person's RUC follows the cédula, and an empty cédula the RUC: neither is typed twice. */
export function PersonsRuc({ record }: SlotProps) {
  const { setValue } = useFormContext()
  const ruc = useLive(now => {
    const cedula = digitsOf(now, 'CEDULA_REPRESENTANTE')
    return isPerson(now) && cedula.length === 10 ? rucOfPerson(cedula) : ''
  })
  const cedula = useLive(now => {
    const typed = digitsOf(now, 'RUC')
    const isWanted = isPerson(now) && digitsOf(now, 'CEDULA_REPRESENTANTE') === ''
    return isWanted && typed.length === 13 ? typed.slice(0, 10) : ''
  })
  const isNew = record === undefined
  useEffect(() => {
    if (isNew && ruc) setValue('RUC', ruc, filled)
  }, [isNew, ruc, setValue])
  useEffect(() => {
    if (isNew && cedula) setValue('CEDULA_REPRESENTANTE', cedula, filled)
  }, [isNew, cedula, setValue])
  return null
}

const filled = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
type Now = Readonly<Record<string, unknown>>
const isPerson = ({ TIPO_PERSONA }: Now) => TIPO_PERSONA === 'N'
const digitsOf = (now: Now, name: string) => compactIdentity(String(now[name] ?? ''))
