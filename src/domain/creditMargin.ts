/** By how much of the limit, in percent, one person alone lets a customer exceed it, where their company says nothing else. */
export const USUAL_MARGIN = 20
