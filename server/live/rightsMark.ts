import type { Me } from '../../src/model/access/access'
import type { Catalogue } from '../../src/model/fields/resource'
import { timeFields } from '../../src/model/rules/rule'
import { fingerprint } from '../db/fingerprint'

const rules = new WeakMap<Catalogue, Promise<string>>()

/** A mark that differs once the person's facts or the server's schemas do, and with them what they may read. */
export async function rightsMark(catalogue: Catalogue, me: Me): Promise<string> {
  const schemas = rules.get(catalogue) ?? fingerprint(schemasOf(catalogue))
  rules.set(catalogue, schemas)
  const facts = Object.entries(me).filter(([name]) => !timeFields.some(of => of === name))
  return (await fingerprint([await schemas, facts])).slice(0, 32)
}

const schemasOf = ({ resources }: Catalogue) => [...resources.values()].map(({ schema }) => schema)
