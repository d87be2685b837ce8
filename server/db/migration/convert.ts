import { quoteName } from '../names'
import type { Dialect, Store } from '../spec'
import type { ChangeSource } from './schemaChange'

type Conversion = (x: string) => string
type Conversions = Partial<Record<Store, Partial<Record<Store, Conversion>>>>

const same: Conversion = x => x
const fromTexts: Conversions = {
  day: { text: same },
  instant: { text: same },
  json: { text: same },
}

/** Conversions that fail on values the new store cannot hold, so that nothing is applied. */
const POSTGRES: Conversions = {
  ...fromTexts,
  cents: {
    int: x => `round(${x} / 100.0)::bigint`,
    real: x => `${x}::double precision / 100`,
    text: x => `round(${x} / 100.0, 2)::text`,
  },
  int: {
    cents: x => `${x} * 100`,
    real: x => `${x}::double precision`,
    text: x => `${x}::text`,
    bool: x => `${x} <> 0`,
  },
  real: {
    cents: x => `round(${x}::numeric * 100)::bigint`,
    int: x => `round(${x}::numeric)::bigint`,
    text: x => `${x}::text`,
  },
  text: {
    cents: x => `round(${x}::numeric * 100)::bigint`,
    int: x => `${x}::bigint`,
    real: x => `${x}::double precision`,
    bool: x => `${x}::boolean`,
  },
  bool: { int: x => `${x}::int::bigint`, text: x => `${x}::text` },
}

/** A strict table refuses text that is not a number; an explicit cast would store 0. */
const SQLITE: Conversions = {
  ...fromTexts,
  cents: {
    int: x => `cast(round(${x} / 100.0) as integer)`,
    real: x => `${x} / 100.0`,
    text: x => `case when ${x} is not null then printf('%.2f', ${x} / 100.0) end`,
  },
  int: {
    cents: x => `${x} * 100`,
    real: same,
    text: x => `cast(${x} as text)`,
    bool: x => `${x} <> 0`,
  },
  real: {
    cents: x => `cast(round(${x} * 100) as integer)`,
    int: x => `cast(round(${x}) as integer)`,
    text: x =>
      `case when ${x} = cast(${x} as integer) then cast(cast(${x} as integer) as text)` +
      ` else cast(${x} as text) end`,
  },
  text: {
    cents: x =>
      `case when json_type(${x}) in ('integer', 'real')` +
      ` then cast(round(${x} * 100) as integer) else ${x} end`,
    int: same,
    real: same,
    bool: x => `case lower(${x}) when 'true' then 1 when 'false' then 0 else ${x} end`,
  },
  bool: { int: same, text: x => `case ${x} when 1 then 'true' when 0 then 'false' end` },
}

/** SQL that converts a column to another store; undefined where no conversion makes sense. */
export function converted({ name, store }: ChangeSource, to: Store, dialect: Dialect) {
  const conversions = dialect === 'postgres' ? POSTGRES : SQLITE
  return store === to ? quoteName(name) : conversions[store]?.[to]?.(quoteName(name))
}
