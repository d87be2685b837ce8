import { bureauState } from '../../domain/credit/bureau'

type Row = Readonly<Record<string, unknown>>

/** Expired or withdrawn: kept as evidence, and can be replaced. */
export const over = ({ ESTADO }: Row): boolean =>
  ESTADO === bureauState.expired || ESTADO === bureauState.revoked

export const isSigned = ({ FECHA_FIRMA }: Row): boolean => FECHA_FIRMA != null

/** The bureau answered with a score, or has no record. */
export const isAnswered = ({ ESTADO }: Row): boolean =>
  ESTADO === bureauState.scored || ESTADO === bureauState.unknown
