import "./ui/style.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { prefetchSession } from "#api/session.ts";
import { applyTheme } from "#ui/theme.ts";
import { App, preload } from "./app.tsx";

applyTheme();
prefetchSession();
preload(window.location.pathname);
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
