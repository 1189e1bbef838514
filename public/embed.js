/* Job lists on other sites: docs/embedding.md */
(function (w, d) {
  var s = d.currentScript;
  if (!s || !w.URLSearchParams) return;
  var origin = new URL(s.src).origin;
  var key = "jobLists:" + origin;
  var names = ["job", "company", "accent", "theme", "corners", "count"];
  function show(e) {
    if (e.jobList) return;
    e.jobList = true;
    var p = new URLSearchParams(e.getAttribute("data-search") || "");
    names.forEach(function (n) {
      var v = e.getAttribute("data-" + n);
      if (v) p.set(n, v);
    });
    var f = d.createElement("iframe");
    f.src = origin + "/embed/jobs?" + p;
    f.title = e.textContent.trim() || "Jobs";
    f.loading = "lazy";
    f.style.cssText = "display:block;width:100%;border:0;color-scheme:normal;height:480px";
    e.textContent = "";
    e.appendChild(f);
  }
  function scan() {
    d.querySelectorAll("[data-job-list]").forEach(show);
  }
  if (w[key]) return w[key]();
  w[key] = scan;
  w.addEventListener("message", function (m) {
    var h = m.data && m.data.jobListHeight;
    if (m.origin !== origin || typeof h !== "number" || !(h > 0)) return;
    d.querySelectorAll("[data-job-list]>iframe").forEach(function (f) {
      if (f.contentWindow === m.source) f.style.height = Math.min(Math.max(h, 60), 5000) + "px";
    });
  });
  scan();
  if (d.readyState === "loading") d.addEventListener("DOMContentLoaded", scan);
})(window, document);
