/**
 * What an API token looks like: a fixed prefix, 32 random letters and digits, and a checksum of 6. Scanners of secrets find
 * it by this pattern, and tell it from other text by the checksum.
 */
export const apiTokenPrefix = 'leadapi_'

/** The letters and digits of a token, in the order of base 62. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const apiTokenRandom = 32
export const apiTokenChecksum = 6

/** Tokens within other text. */
export const apiTokensIn = /leadapi_[0-9A-Za-z]{38}/g
