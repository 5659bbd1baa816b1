import { isPlainLine, unjoined } from '@orrery/kernel';
import * as v from 'valibot';

/** The glyphs a person may wear; `ui` draws them. */
export const sigils = ['comet', 'ring', 'crescent', 'prism', 'anchor-star', 'gate'] as const;
export const Sigil = v.picklist(sigils);
export type Sigil = v.InferOutput<typeof Sigil>;

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * longest),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/\p{Zs}+/gu, ' ').trim()),
    v.check((text) => [...text].length >= 1 && [...text].length <= longest && isPlainLine(text)),
  );

/**
 * Signs that leave no ink, or none of their own: fillers of Korean and Khmer, the empty braille pattern, selectors of
 * variants, notes of music without a head.
 */
const blank = /\p{Default_Ignorable_Code_Point}|[\u2800\u{1D159}]/u;
/** A picture drawn in colour: the selector behind it belongs to it. */
const coloured = /(\p{Extended_Pictographic})\ufe0f/gu;
/** Something to be seen and called by: a letter, a number or a picture. */
const inked = /[\p{L}\p{N}\p{S}]/u;

/** The name of a person or of someone at their device: everybody can see it. */
export const Name = v.pipe(
  line(24),
  v.check((text) => !blank.test(unjoined(text).replace(coloured, '$1')) && inked.test(text)),
);
export const TableName = line(48);
/** What one says at a table. */
export const TalkText = line(280);
/** What one adds to a report. */
export const ReportText = line(500);

/** 128 random bits in base64url: ids of tables and matches, and the secrets inside links. */
export const Secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** The SHA-256 of a data set, in hex. */
export const DataHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What the signs of a table's code are drawn from: no O and 0, no I and 1. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Eight signs; six at tables that were laid when codes were shorter. */
export const Code = v.pipe(
  v.string(),
  v.maxLength(16),
  v.toUpperCase(),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(new RegExp(`^[${codeAlphabet}]{6}(?:[${codeAlphabet}]{2})?$`)),
);

/** A seat's number as it crosses the wire; whether the table has it is asked later. */
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
/** A count of tellings: every observer counts its own, so that a secret act leaves no number. */
export const Tellings = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Made by the client for one play or undo; playing it twice is harmless. */
export const PlayId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
