import { menders, workshop } from '../parts/reception'
import { warrantyLetters as letters } from '../texts/warrantyLetters'
import { lockWords } from '../texts/warrantyLock'
import { warrantyMoves as moves } from '../texts/warrantyMoves'
import { warrantySays as says } from '../texts/warrantySays'
import { warrantyStates } from '../texts/warrantyStates'
import { creditMoves, dated, isTheBuyers, tell } from './warrantyCredit'
import { unit } from './warrantyUnit'

const worked = { set: { TECNICO: '$me.ID' } } as const
const attended = { when: { TECNICO: { empty: true } }, ...worked } as const

const decided = { ask: ['URL_DROPBOX', 'NO_APLICA_NOTA_CREDITO'] } as const

/** What becomes of a unit under warranty (domain.md 4.3): credited, refused or mended. */
export const warrantyFlow = {
  initial: unit.received,
  begin: [{ when: { CON_GUIA: true }, call: 'servientrega.guia' }],
  states: {
    [unit.received]: { colour: 'warning', label: warrantyStates.received },
    [unit.applies]: { colour: 'info', label: warrantyStates.applies },
    [unit.credited]: { colour: 'success', end: true, label: warrantyStates.credited },
    [unit.refused]: { colour: 'error', end: true, label: warrantyStates.refused },
    [unit.mended]: { colour: 'success', end: true, label: warrantyStates.mended },
  },
  transitions: {
    aplicaNotaCredito: {
      label: moves.aplicaNotaCredito,
      from: [unit.received],
      to: unit.applies,
      by: ['10', '9'],
      when: [isTheBuyers],
      effects: [{ run: 'lineaFacturada' }],
      icon: 'check',
      colour: 'success',
    },
    reparacionEnTaller: {
      ...decided,
      label: moves.reparacionEnTaller,
      from: [unit.received],
      to: unit.mended,
      by: workshop,
      warn: [
        { rule: { URL_DROPBOX: { empty: false } }, else: says.noReport },
        {
          rule: { or: [{ REPUESTOS: { empty: false } }, { MINUTOS: { gt: 0 } }] },
          else: says.noWork,
        },
      ],
      effects: [
        dated,
        attended,
        { call: 'correo.reparacionEnTaller', letter: letters.repaired },
        { ...tell, text: says.repaired },
      ],
      icon: 'build',
    },
    fueraDeGarantia: {
      ...decided,
      label: moves.fueraDeGarantia,
      from: [unit.received],
      to: unit.refused,
      by: workshop,
      effects: [
        dated,
        attended,
        { call: 'correo.fueraDeGarantia', letter: letters.outOfWarranty },
        { ...tell, text: says.outOfWarranty },
      ],
      icon: 'block',
      colour: 'error',
    },
    ...creditMoves,
    crearGuia: {
      label: moves.crearGuia,
      from: [unit.received],
      by: { or: [{ '$me.ROLE': { in: workshop } }, { USUARIO_CREACION_ORDEN: '$me.ID' }] },
      need: ['CIUDAD_ORIGEN'],
      when: [{ rule: { GUIA_SERVIENTREGA: { empty: true } }, else: says.hasGuide }],
      effects: [
        { call: 'servientrega.guia', fills: { GUIA_SERVIENTREGA: 'guia', GUIA_PDF: 'archivo' } },
      ],
      icon: 'local_shipping',
    },
    cambiarGuia: {
      label: moves.cambiarGuia,
      from: [unit.received],
      by: workshop,
      ask: ['GUIA_SERVIENTREGA'],
      need: ['GUIA_SERVIENTREGA'],
      icon: 'local_shipping',
    },
    anotarTrabajo: {
      label: moves.anotarTrabajo,
      from: [unit.received],
      by: workshop,
      ask: ['FALLA', 'REPUESTOS', 'MINUTOS'],
      effects: [worked],
      icon: 'build',
    },
    anotarBloqueo: {
      label: lockWords.note,
      from: [unit.received],
      by: menders,
      ask: ['TIPO_BLOQUEO', 'CLAVE_DESBLOQUEO'],
      need: ['TIPO_BLOQUEO'],
      icon: 'lock',
    },
    cargarInforme: {
      label: moves.cargarInforme,
      from: [unit.received],
      by: workshop,
      ask: ['URL_DROPBOX'],
      need: ['URL_DROPBOX'],
      icon: 'upload_file',
    },
  },
} as const
