import { bureauState } from '../../domain/bureau'

type Row = Readonly<Record<string, unknown>>

/** Expired or taken back: it stays as evidence, and another may be signed. */
export const over = ({ ESTADO }: Row): boolean =>
  ESTADO === bureauState.expired || ESTADO === bureauState.revoked

export const isSigned = ({ FECHA_FIRMA }: Row): boolean => FECHA_FIRMA != null

/** The bureau has answered: with a score, or that it knows nobody by this number. */
export const isAnswered = ({ ESTADO }: Row): boolean =>
  ESTADO === bureauState.scored || ESTADO === bureauState.unknown
