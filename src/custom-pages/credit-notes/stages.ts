/** `ESTADO` of a warranty order (business.md#warranty-orders): credit note due, or made. */
const APPLIES = 1
const CREDITED = 2

/** Stages of a credit note, with the list filter of each. */
export const stages = {
  toAsk: { ESTADO: APPLIES, NC_PEDIDA_POR: { empty: true } },
  toApprove: { ESTADO: APPLIES, NC_PEDIDA_POR: { empty: false } },
  atSap: { ESTADO: CREDITED, NOTA_CREDITO: { empty: true } },
  made: { ESTADO: CREDITED, NOTA_CREDITO: { empty: false } },
} as const
export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages) as Stage[]

export const isStage = (value: unknown): value is Stage => stageNames.some(each => each === value)

/** Stage of an order; undefined if undecided or decided otherwise. */
export function getStage({ ESTADO, NC_PEDIDA_POR, NOTA_CREDITO }: Row): Stage | undefined {
  if (ESTADO === APPLIES) return NC_PEDIDA_POR == null ? 'toAsk' : 'toApprove'
  if (ESTADO !== CREDITED) return undefined
  return NOTA_CREDITO ? 'made' : 'atSap'
}
type Row = Readonly<Record<string, unknown>>

/** Text key of a stage: `toAsk` gives `devices.cnToAsk`. */
export const stageWord = (stage: Stage, before = '') =>
  `devices.cn${before}${stage[0]?.toUpperCase()}${stage.slice(1)}`
