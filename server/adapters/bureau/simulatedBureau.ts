import { scores } from '../../../src/domain/bureau'
import type { Bureau } from './bureau'

/**
 * Stands in for the bureau: what it answers follows from the cédula alone, so that the same person never
 * gets two scores. Cédulas that end in 0 have no record there.
 */
export const simulatedBureau = (): Bureau => ({
  simulated: true,
  query: async (key, { cedula }) => {
    const referencia = `SIM${key.padStart(8, '0')}`
    if (cedula.endsWith('0')) return { encontrado: false, referencia }
    const drawn = drawnFrom(cedula)
    const puntaje = scores.least + (drawn % scores.most)
    const operaciones = 1 + (drawn % 6)
    const deudaTotal = operaciones * (400 + (drawn % 37) * 25)
    const isLate = puntaje < 550
    return {
      encontrado: true,
      referencia,
      puntaje,
      operaciones,
      deudaTotal,
      deudaVencida: isLate ? Math.round(deudaTotal * (1 - puntaje / 550) * 100) / 100 : 0,
      diasMora: isLate ? Math.round((550 - puntaje) / 3) : 0,
    }
  },
})

/** A whole number that any change of the text changes (FNV-1a, 32 bits). */
const drawnFrom = (text: string) =>
  [...text].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
