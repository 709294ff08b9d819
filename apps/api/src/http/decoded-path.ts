import type { Request } from "express";
import { BadRequest } from "./error-answer.ts";

/** The path of a request as its sender meant it; refuses one that nobody can read. */
export function decodedPath(request: Request): string {
  try {
    return decodeURIComponent(request.path);
  } catch {
    throw new BadRequest(400, "not_found");
  }
}
