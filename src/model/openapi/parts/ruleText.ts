import { isRole } from '../../../base/business'
import { type Language, type Translations, textIn } from '../../../base/text'
import { isAlways, isNever, type Node, type Operator, type Subject } from '../../rules/rule'
import { roleName } from './roleName'

/** A rule as text: `ESTADO = 0 and USUARIO = $me.ID`. True and false stay boolean. */
export function ruleText(node: Node, language: Language): boolean | string {
  if (isAlways(node)) return true
  return isNever(node) ? false : wordsOf(node, language)
}

function wordsOf(node: Node, language: Language): string {
  if ('all' in node) return joined(node.all, ` ${textIn(and, language)} `, language)
  if ('any' in node) return joined(node.any, ` ${textIn(or, language)} `, language)
  if ('not' in node) return `${textIn(not, language)} (${wordsOf(node.not, language)})`
  const named = rolesNamed(node, language)
  if (named) return named
  const left = sideWords(node.left)
  if (node.op !== 'empty') return `${left} ${signs[node.op]} ${sideWords(node.right)}`
  const isEmpty = !('value' in node.right && node.right.value === false)
  return `${left} ${isEmpty ? '= ∅' : '≠ ∅'}`
}

/** Names of the roles in a condition on `$me.ROLE`. */
function rolesNamed({ op, left, right }: Leaf, language: Language): string | undefined {
  const isRoles = 'me' in left && left.me === 'ROLE' && (op === 'in' || op === 'eq')
  if (!isRoles || !('value' in right)) return undefined
  const named = [right.value].flat().map(role => (isRole(role) ? roleName(role, language) : role))
  return named.join(', ')
}
type Leaf = Extract<Node, { readonly op: Operator }>

const joined = (nodes: readonly Node[], word: string, language: Language) =>
  nodes
    .map(node => {
      const words = wordsOf(node, language)
      return 'op' in node || nodes.length === 1 ? words : `(${words})`
    })
    .join(word)

const signs: Readonly<Record<Exclude<Operator, 'empty'>, string>> = {
  eq: '=',
  ne: '≠',
  in: '∈',
  nin: '∉',
  lt: '<',
  lte: '≤',
  gt: '>',
  gte: '≥',
  has: '∋',
  within: '⊆',
  contains: '⊃',
  during: '∈',
}

function sideWords(subject: Subject): string {
  if ('me' in subject) return `$me.${subject.me}`
  if ('field' in subject) {
    const { field, plus = 0 } = subject
    return plus === 0 ? field : `${field} ${plus > 0 ? '+' : '−'} ${Math.abs(plus)}`
  }
  if ('rows' in subject) return `# ${subject.rows.resource}`
  return Array.isArray(subject.value) ? `{${subject.value.join(', ')}}` : String(subject.value)
}

const and: Translations = { es: 'y', en: 'and', fr: 'et', vi: 'và', cn: '且', ar: 'و' }
const or: Translations = { es: 'o', en: 'or', fr: 'ou', vi: 'hoặc', cn: '或', ar: 'أو' }
const not: Translations = { es: 'no', en: 'not', fr: 'non', vi: 'không', cn: '非', ar: 'ليس' }
