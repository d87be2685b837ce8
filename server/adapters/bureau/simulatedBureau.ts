import { scores } from '../../../src/domain/credit/bureau'
import type { Bureau } from './bureau'

/** Simulated bureau: the answer derives from the cédula, so that it is stable. Cédulas that end in 0 have no record. */
export const simulatedBureau = (): Bureau => ({
  simulated: true,
  query: async (key, { cedula }) => {
    const referencia = `SIM${key.padStart(8, '0')}`
    if (cedula.endsWith('0')) return { encontrado: false, referencia }
    const generated = drawnFrom(cedula)
    const puntaje = scores.least + (generated % scores.most)
    const operaciones = 1 + (generated % 6)
    const deudaTotal = operaciones * (400 + (generated % 37) * 25)
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

/** FNV-1a hash of a text, 32 bits. */
const drawnFrom = (text: string) =>
  [...text].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
